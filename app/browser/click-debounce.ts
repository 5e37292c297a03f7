import { isCountedClick } from "~/rules/click-debounce";

const BUTTONS = "button, [role=button], input[type=submit], input[type=image]";
/** Buttons that move a view by a step take each click. */
const STEPS = "[data-steps]";

/** Tells which of an element's clicks count. */
export function createClickDebounce(): (element: Element, atMs: number) => boolean {
  const lastMs = new WeakMap<Element, number>();
  return (element, atMs) => {
    const isCounted = isCountedClick(lastMs.get(element), atMs);
    lastMs.set(element, atMs);
    return isCounted;
  };
}

/**
 * Lets only the first click of a quick row reach a button, whether it submits a form or has a handler: a second one would
 * take back what the first has done. Enter and Space count as clicks. The head of a menu is no button: it only shows
 * what is there. Returns how to stop.
 */
export function debounceButtons(): () => void {
  const isCounted = createClickDebounce();
  const hear = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
    if (!button || button.matches(STEPS) || isCounted(button, event.timeStamp)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", hear, { capture: true });
  return () => {
    window.removeEventListener("click", hear, { capture: true });
  };
}
