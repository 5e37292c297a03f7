// @ts-check
/* Runs before the game's scripts and records the time and phase of each frame. */
{
  /** @type {{ time: number, phase: string }[]} */
  const pictures = [];
  Object.assign(window, {
    pictures,
    /** @param {{ phase: string }} moment */
    onPicture: ({ phase }) => void pictures.push({ time: performance.now(), phase }),
  });
}
