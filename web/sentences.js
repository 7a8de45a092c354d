// What the page says before the program has started, and when it cannot. web/pack.mjs puts the messages of the files
// assets/locales/*/page.ftl here, those of each language by its code.

const sentences = {/* %sentences% */};

// Returns the languages of the page, without one of them.
export function otherLanguages(language) {
  return Object.keys(sentences).filter((other) => other !== language);
}

export function sentencesIn(language) {
  return sentences[language];
}
