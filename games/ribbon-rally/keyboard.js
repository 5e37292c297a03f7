// @ts-check

const MAX_FIELD_LENGTH = 60;
const LETTER = /\p{L}/u;

/** The suffix after the common prefix. @param {string} before @param {string} after @returns {string[]} */
const addedTo = (before, after) => {
  const [old, now] = [[...before], [...after]];
  let same = 0;
  while (same < old.length && old[same] === now[same]) same += 1;
  return now.slice(same);
};

/**
 * Reads letters from a text field, which supports dead keys and on-screen keyboards.
 * @param {HTMLInputElement} field
 * @param {{ isListening: () => boolean, onLetterElsewhere: () => void }} game
 */
export const bindField = (field, { isListening, onLetterElsewhere }) => {
  /** @type {string[]} */
  let typed = [];
  let before = "";

  const clearField = () => {
    field.value = "";
    before = "";
  };

  field.addEventListener("input", (event) => {
    const letters = addedTo(before, field.value).filter((letter) => LETTER.test(letter));
    before = field.value;
    if (isListening()) typed.push(...letters);
    else if (letters.length > 0) onLetterElsewhere();
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!isComposing || before.length > MAX_FIELD_LENGTH) clearField();
  });
  field.addEventListener("compositionend", clearField);
  const focus = () => field.focus({ preventScroll: true });
  window.addEventListener("keydown", (event) => {
    if (event.code !== "Tab" && !(event.target instanceof HTMLButtonElement)) focus();
  });
  return {
    focus,
    /** @returns {string[]} the letters since the last call */
    take: () => typed.splice(0),
    clear: () => {
      typed = [];
      if (field.value !== "") clearField();
    },
  };
};
