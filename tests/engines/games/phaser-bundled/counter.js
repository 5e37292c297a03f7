import { Scene } from "phaser";
import tile from "./tile.png";
import colours from "./colours.json";

const STORE = "numbers";
const SAVED = "count";

/** @returns {Promise<IDBDatabase>} */
const openStore = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("counter", 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error(String(opening.error))));
  });

export class Counter extends Scene {
  preload() {
    this.load.image("tile", tile);
  }

  async create() {
    this.count = 0;
    this.add.image(600, 40, "tile");
    this.label = this.add.text(20, 20, "");
    const database = await openStore();
    const reading = database.transaction(STORE).objectStore(STORE).get(SAVED);
    reading.addEventListener("success", () => {
      this.count = reading.result ?? 0;
      this.show();
    });
    const raise = () => {
      this.count += 1;
      database.transaction(STORE, "readwrite").objectStore(STORE).put(this.count, SAVED);
      this.show();
    };
    this.input.keyboard.on("keydown", raise);
    this.input.on("pointerdown", raise);
  }

  show() {
    this.cameras.main.setBackgroundColor(colours[this.count % colours.length]);
    this.label.setText(`Count ${this.count}`);
  }
}
