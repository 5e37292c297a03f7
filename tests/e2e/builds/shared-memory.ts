/** The worker writes into shared memory, which the game then reads (docs/games.md). */
export const MEMORY_SCRIPT = `
const start = "importScripts(" + JSON.stringify(new URL("memory.js", import.meta.url).href) + ")";
const worker = new Worker(URL.createObjectURL(new Blob([start], { type: "text/javascript" })));
const shared = new Int32Array(new SharedArrayBuffer(4));
worker.addEventListener("message", () => {
  document.documentElement.dataset.shared = String(Atomics.load(shared, 0));
  parent.postMessage({ type: "GAME_READY" }, "*");
});
worker.postMessage(shared);
`;
export const MEMORY_WORKER = `
onmessage = ({ data }) => {
  Atomics.store(data, 0, 1240);
  postMessage("stored");
};
`;
