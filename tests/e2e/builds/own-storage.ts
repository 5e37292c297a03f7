/**
 * Stores as engines do: a text that is read before the first picture, and files in a database as Emscripten keeps them.
 * The page says what was there when its first script ran.
 */
export const STORING_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Storing</title>
    <script>
      const started = localStorage.getItem("coins") ?? "0";
      document.documentElement.dataset.started = started;
      const opened = indexedDB.open("/userfs", 21);
      opened.onupgradeneeded = () => {
        const files = opened.result.createObjectStore("FILE_DATA");
        files.createIndex("timestamp", "timestamp", { unique: false });
      };
      opened.onsuccess = () => {
        const read = opened.result.transaction("FILE_DATA").objectStore("FILE_DATA").get("/userfs/save.bin");
        read.onsuccess = () => {
          const file = read.result;
          const isFile = file && file.timestamp instanceof Date && file.contents instanceof Uint8Array;
          document.documentElement.dataset.file = isFile ? file.contents.join(" ") : "none";
        };
      };
      const earn = () => {
        const coins = Number(localStorage.getItem("coins")) + 1;
        localStorage.setItem("coins", String(coins));
        const files = opened.result.transaction("FILE_DATA", "readwrite").objectStore("FILE_DATA");
        files.put({ timestamp: new Date(), mode: 33206, contents: new Uint8Array([coins, 255, 0]) }, "/userfs/save.bin");
        document.getElementById("coins").textContent = coins + " coins";
      };
    </script>
  </head>
  <body>
    <button type="button" onclick="earn()">Earn</button>
    <p id="coins"></p>
  </body>
</html>
`;
