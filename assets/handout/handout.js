// Shows one step at a time. Buttons, the slider, keys and the fragment of the address go to others.
// Without this script, all steps stand one below another.
"use strict";
document.documentElement.classList.add("js");

document.addEventListener("DOMContentLoaded", () => {
  const steps = [...document.querySelectorAll("article")];
  const [previous, next, slider, live] = ["previous", "next", "slider", "live"].map((id) => document.getElementById(id));
  let shown = -1;

  // Scrolls a picture that is larger than its frame to the current node.
  function scrollToCurrent(picture) {
    const [x, y] = (picture.dataset.current || "50 50").split(" ").map((percent) => percent / 100);
    picture.scrollLeft = x * picture.scrollWidth - picture.clientWidth / 2;
    picture.scrollTop = y * picture.scrollHeight - picture.clientHeight / 2;
  }

  function show(index) {
    index = Math.min(Math.max(index, 0), steps.length - 1);
    if (index === shown || index < 0) return;
    const isFirst = shown < 0;
    if (!isFirst) steps[shown].classList.remove("shown");
    shown = index;
    const step = steps[shown];
    step.classList.add("shown");
    const heading = step.querySelector("h2").textContent;
    slider.value = shown;
    slider.setAttribute("aria-valuetext", heading);
    previous.setAttribute("aria-disabled", shown === 0);
    next.setAttribute("aria-disabled", shown === steps.length - 1);
    scrollToCurrent(step.querySelector(".picture"));
    if (isFirst) return;
    live.textContent = `${heading}. ${step.querySelector(".caption").textContent}`;
    if (step.id) {
      const fragment = `#${step.id}`;
      try {
        history.replaceState(null, "", fragment);
      } catch {
        location.replace(fragment);
      }
    }
  }

  function showFragment() {
    const wanted = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : NaN;
    // Of a step without a page, the nearest page before.
    const index = steps.findLastIndex((step) => step.id && Number(step.id) <= wanted);
    const current = Math.max(shown, 0);
    show(index < 0 ? (wanted >= 0 ? 0 : current) : index);
  }

  const targets = {
    ArrowRight: () => shown + 1,
    PageDown: () => shown + 1,
    ArrowLeft: () => shown - 1,
    PageUp: () => shown - 1,
    Home: () => 0,
    End: () => steps.length - 1,
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, target } = event;
    if (key === " ") {
      if (target.closest("button")) return;
      event.preventDefault();
      show(shown + (event.shiftKey ? -1 : 1));
      return;
    }
    // A picture that has the focus and does not fit is scrolled by the arrows.
    const picture = target.closest(".picture");
    if (picture && key.startsWith("Arrow") && picture.scrollWidth > picture.clientWidth) return;
    if (key in targets && !event.shiftKey) {
      event.preventDefault();
      show(targets[key]());
    }
  });
  previous.addEventListener("click", () => show(shown - 1));
  next.addEventListener("click", () => show(shown + 1));
  slider.addEventListener("input", () => show(Number(slider.value)));
  addEventListener("hashchange", showFragment);
  showFragment();
});
