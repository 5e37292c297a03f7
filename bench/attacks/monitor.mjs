const PAUSE_MS = 10;

export function monitor(address) {
  let isOver = false;
  let longest = 0;
  const polling = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await fetch(address).then((response) => response.arrayBuffer());
      longest = Math.max(longest, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    longest: async () => {
      isOver = true;
      await polling;
      return Math.round(longest);
    },
  };
}
