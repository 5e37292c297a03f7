import { isCountedClick } from "~/rules/click-debounce";

const BUTTONS = "button, [role=button], input[type=submit], input[type=image]";
const STEPS = "[data-steps]";

export function createClickDebounce(): (element: Element, atMs: number) => boolean {
  const lastMs = new WeakMap<Element, number>();
  return (element, atMs) => {
    const isCounted = isCountedClick(lastMs.get(element), atMs);
    lastMs.set(element, atMs);
    return isCounted;
  };
}

/** Drops repeated quick clicks on a button: a second one would undo the first. Enter and Space count as clicks. */
export function debounceButtons(): () => void {
  const isCounted = createClickDebounce();
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null;
    if (!button || button.matches(STEPS) || isCounted(button, event.timeStamp)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
  return () => {
    window.removeEventListener("click", onClick, { capture: true });
  };
}
