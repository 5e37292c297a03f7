/** Throws and rejects for ever, with what nobody may learn in its messages. */
export const THROWING_SCRIPT = `
let thrown = 0;
setInterval(() => {
  thrown += 1;
  document.documentElement.dataset.thrown = String(thrown);
  Promise.reject(new Error("mira@example.org rejected"));
  throw new TypeError("Mira at mira@example.org threw");
}, 20);
`;
