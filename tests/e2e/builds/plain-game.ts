/** Of random bytes, which no encoding makes smaller. */
export const LEVEL_BYTES = 600_000;

/** A game that knows nothing of the portal, as engines export it: inline script, names with spaces, storage, sound. */
export const PLAIN_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Plain</title>
    <style>html, body { margin: 0; height: 100% } canvas { width: 100%; height: 100%; background: #222 }</style>
  </head>
  <body>
    <canvas></canvas>
    <audio src="silence.wav" loop></audio>
    <script>
      const state = { keys: Number(localStorage.getItem("keys")), frames: 0, level: 0, stored: "none" };
      window.state = state;
      addEventListener("keydown", ({ key }) => {
        state.keys += 1;
        state.last = key;
        localStorage.setItem("keys", String(state.keys));
      });
      const draw = () => { state.frames += 1; requestAnimationFrame(draw); };
      requestAnimationFrame(draw);
      addEventListener("pointerdown", () => {
        if (state.sound) return;
        const sound = new AudioContext();
        const tone = sound.createOscillator();
        tone.connect(sound.destination);
        tone.start();
        document.querySelector("audio").play();
        state.sound = sound;
      });
      const request = indexedDB.open("saves", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("slots");
      request.onsuccess = () => {
        const slots = request.result.transaction("slots", "readwrite").objectStore("slots");
        const read = slots.get("first");
        read.onsuccess = () => {
          state.stored = read.result ?? "none";
          slots.put("kept", "first");
        };
      };
      fetch("level 1/welt-\\u00fc.pck").then((response) => response.arrayBuffer()).then((level) => (state.level = level.byteLength));
    </script>
  </body>
</html>
`;

/** A second of silence. */
export function silence(): Buffer {
  const samples = 8_000;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samples, 24);
  header.writeUInt32LE(samples, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 128)]);
}
