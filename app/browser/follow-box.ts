/** Positions an element over another one without moving it in the DOM: a moved iframe reloads. */
export function followBox(element: HTMLElement, box: HTMLElement): () => void {
  const follow = () => {
    const origin = element.parentElement?.getBoundingClientRect();
    if (!origin) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const position = { left: left - origin.left, top: top - origin.top, width, height };
    for (const [side, pixels] of Object.entries(position)) element.style.setProperty(side, `${String(pixels)}px`);
  };
  const sizes = new ResizeObserver(follow);
  for (const watched of [box, document.body, element.closest("main")]) if (watched) sizes.observe(watched);
  follow();
  return () => {
    sizes.disconnect();
    for (const side of ["left", "top", "width", "height"]) element.style.removeProperty(side);
  };
}
