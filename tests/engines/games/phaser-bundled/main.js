import { Game } from "phaser";
import { Counter } from "./counter.js";

new Game({ width: 640, height: 360, scene: Counter });
