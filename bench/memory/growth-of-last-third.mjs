/** Growth over the last third of the samples, in per cent. */
export function growthOfLastThird(figures) {
  const begin = figures[Math.floor((figures.length * 2) / 3) - 1] ?? figures[0];
  return Number((((figures.at(-1) - begin) / begin) * 100).toFixed(1));
}
