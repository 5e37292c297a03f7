// @ts-check
/** @typedef {{ axis: "x" | "y", step: 1 | -1 }} Scroll */

/** @type {Record<string, Scroll>} */
const SCROLLING_KEYS = {
  ArrowUp: { axis: "y", step: -1 },
  ArrowDown: { axis: "y", step: 1 },
  ArrowLeft: { axis: "x", step: -1 },
  ArrowRight: { axis: "x", step: 1 },
  PageUp: { axis: "y", step: -1 },
  PageDown: { axis: "y", step: 1 },
  Home: { axis: "y", step: -1 },
  End: { axis: "y", step: 1 },
};
const USES_ARROWS = "input, textarea, select, audio, video, [contenteditable]";
const USES_SPACE = `${USES_ARROWS}, button, summary`;

/**
 * Keys for a game go to its frame and never scroll the page around it; what scrolls within the game still does. The
 * browser scrolls by space after `keypress`, which games read as text.
 * @param {Window & typeof globalThis} own
 */
export const takeKeys = (own) => {
  /** @param {KeyboardEvent} event @param {string} users @param {Scroll | undefined} scroll */
  const keep = (event, users, scroll) => {
    if (!scroll || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const { target } = event;
    const element = target instanceof own.Element ? target : own.document.documentElement;
    if (!element.closest(users) && !canScroll(own, element, scroll)) event.preventDefault();
  };
  own.addEventListener("keydown", (event) => keep(event, USES_ARROWS, SCROLLING_KEYS[event.key]));
  own.addEventListener("keypress", (event) => {
    if (event.key === " ") keep(event, USES_SPACE, { axis: "y", step: event.shiftKey ? -1 : 1 });
  });
  // A game that cancels the press does not get the focus from the browser.
  own.addEventListener("pointerdown", () => own.focus(), true);
};

/** @param {Window} own @param {Element} start @param {Scroll} scroll */
const canScroll = (own, start, { axis, step }) => {
  const root = own.document.scrollingElement;
  for (let element = /** @type {Element | null} */ (start); element; element = element.parentElement) {
    const style = own.getComputedStyle(element);
    const overflow = axis === "y" ? style.overflowY : style.overflowX;
    const isRoot = element === root;
    if (isRoot ? overflow === "hidden" || overflow === "clip" : overflow !== "auto" && overflow !== "scroll") continue;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const room = axis === "y" ? scrollHeight - clientHeight : scrollWidth - clientWidth;
    const place = axis === "y" ? scrollTop : scrollLeft;
    if (step > 0 ? place < room - 1 : place > 0) return true;
  }
  return false;
};
