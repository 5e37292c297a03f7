// @ts-check
/* Runs in a game's page before its scripts and notes when pictures come, and the run's phase with each. */
{
  /** @type {{ time: number, phase: string }[]} */
  const pictures = [];
  Object.assign(window, {
    pictures,
    /** @param {{ phase: string }} moment */
    onPicture: ({ phase }) => void pictures.push({ time: performance.now(), phase }),
  });
}
