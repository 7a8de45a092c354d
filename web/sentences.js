// What the page says before the program has started, and when it cannot. web/pack.mjs puts the messages of the files
// assets/locales/*/page.ftl here, those of each language by its code.

const sentences = {/* %sentences% */};

// Returns the language of the sentences: the one that the link asks for, else the first of the browser's that there is.
export function chooseLanguage(fragment, preferred) {
  const asked = /(?:^#|&)lang=([a-z]+)(?:&|$)/.exec(fragment)?.[1];
  const tags = [asked ?? '', ...preferred].map((tag) => tag.split('-')[0].toLowerCase());
  return tags.find((tag) => Object.hasOwn(sentences, tag)) ?? 'en';
}

// Returns the languages of the page, without one of them.
export function otherLanguages(language) {
  return Object.keys(sentences).filter((other) => other !== language);
}

export function sentencesIn(language) {
  return sentences[language];
}
