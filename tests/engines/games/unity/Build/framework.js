/** Keeps its files where a Unity game does: in IndexedDB, below "/idbfs". */
window.unityFramework = async ({ canvas, data, code }) => {
  const SIGNATURE = "UnityWebData1.0\0";
  const FILE = "/idbfs/counter/PlayerPrefs";
  const STORE = "FILE_DATA";
  const text = new TextDecoder().decode(data);
  if (!text.startsWith(SIGNATURE)) throw new Error("The data are not inflated.");
  const { colours } = JSON.parse(text.slice(text.indexOf("{")));
  const context = canvas.getContext("2d");

  const answerOf = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error(String(request.error))));
    });
  const opening = indexedDB.open("/idbfs", 21);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  const files = await answerOf(opening);
  const store = (mode) => files.transaction(STORE, mode).objectStore(STORE);

  const show = () => {
    context.fillStyle = colours[count % colours.length];
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  const raise = () => {
    count = code.next(count);
    store("readwrite").put({ contents: Uint8Array.of(count) }, FILE);
    show();
  };
  const saved = await answerOf(store("readonly").get(FILE));
  let count = saved ? saved.contents[0] : 0;
  window.addEventListener("keydown", raise);
  canvas.addEventListener("mousedown", raise);
  show();
};
