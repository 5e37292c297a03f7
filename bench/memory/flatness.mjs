/** How much a figure grew over the last third of its measurements, in per cent of what it was when that began. */
export function growthOfLastThird(figures) {
  const begin = figures[Math.floor((figures.length * 2) / 3) - 1] ?? figures[0];
  return Number((((figures.at(-1) - begin) / begin) * 100).toFixed(1));
}
