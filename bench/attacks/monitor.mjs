const PAUSE_MS = 10;

export function monitor(address) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await fetch(address).then((answer) => answer.arrayBuffer());
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    longest: async () => {
      isOver = true;
      await asking;
      return Math.round(longest);
    },
  };
}
