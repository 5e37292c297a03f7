const typed = new WeakMap<Element, string>();

/** Notes what is typed into textareas, from before hydration on: React writes the stored text into them. */
export function noteTypedText(): void {
  for (const area of document.querySelectorAll("textarea")) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  document.addEventListener("input", note, { capture: true });
}

/** For a textarea that has been hydrated. */
export function putTypedTextBack(area: HTMLTextAreaElement | null): void {
  const text = area ? typed.get(area) : undefined;
  if (area && text !== undefined) area.value = text;
}
