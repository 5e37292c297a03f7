// @ts-check
import { expect, it } from "vitest";
import { SEATS, frogAt } from "./seats.js";
import { FROGS } from "./song.js";

const TARGET_PX = 88;

it("gives every frog a touch target of at least 88 logical pixels that no other frog covers", () => {
  for (const frog of FROGS) {
    const { x, y } = SEATS[frog];
    const half = TARGET_PX / 2;
    const corners = [-half, half].flatMap((dx) => [-half, half].map((dy) => frogAt({ x: x + dx, y: y + dy })));
    expect(corners).toEqual([frog, frog, frog, frog]);
  }
});

it("finds no frog in the open water", () => {
  expect([frogAt({ x: 320, y: 184 }), frogAt({ x: 20, y: 20 }), frogAt({ x: 600, y: 340 })]).toEqual([
    null,
    null,
    null,
  ]);
});
