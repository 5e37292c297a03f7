const COLOURS = ["#202040", "#c02020", "#20a020", "#2040e0"];
const SAVED = "count";

class Counter extends window.Phaser.Scene {
  create() {
    this.count = Number(localStorage.getItem(SAVED));
    this.label = this.add.text(20, 20, "");
    this.input.keyboard.on("keydown", () => this.raise());
    this.input.on("pointerdown", () => this.raise());
    this.show();
  }

  raise() {
    this.count += 1;
    localStorage.setItem(SAVED, String(this.count));
    this.show();
  }

  show() {
    this.cameras.main.setBackgroundColor(COLOURS[this.count % COLOURS.length]);
    this.label.setText(`Count ${this.count}`);
  }
}

new window.Phaser.Game({ type: window.Phaser.AUTO, width: 640, height: 360, scene: Counter });
