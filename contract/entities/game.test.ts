import { describe, expect, it } from "vitest";
import { GAME } from "../../tests/faults/samples/entities";
import { game } from "./game";

const { title, keyColor, ...REST } = GAME;

describe("game", () => {
  it.each([[undefined], [null], [""]])("has an empty title when it is %j", (none) => {
    expect(game.parse({ ...REST, keyColor, title: none })).toEqual({ ...GAME, title: "" });
  });

  it("keeps its title", () => {
    expect(game.parse({ ...REST, keyColor, title })).toEqual(GAME);
    expect(game.parse({ ...GAME, title: " " }).title).toBe(" ");
  });

  it("needs no title", () => {
    expect(game.parse({ ...REST, keyColor })).toEqual({ ...GAME, title: "" });
  });

  it("reports a title that is not a string", () => {
    expect(game.safeParse({ ...GAME, title: 7 }).error?.issues).toMatchObject([{ path: ["title"] }]);
  });

  it.each([["#3b1f6e"], ["#000000"], ["#FFaa09"], [null], [undefined]])("may have the colour %j", (colour) => {
    expect(game.parse({ ...GAME, keyColor: colour })).toEqual({ ...GAME, keyColor: colour });
  });

  it.each([
    ["3b1f6e"],
    ["#3b1f6"],
    ["#3b1f6e0"],
    ["#3b1f6g"],
    [" #3b1f6e"],
    ["#3b1f6e;}"],
    ["#3b1f6e\n"],
    ["red"],
    [""],
    [0],
  ])("reports the colour %j", (colour) => {
    expect(game.safeParse({ ...GAME, keyColor: colour }).error?.issues).toMatchObject([{ path: ["keyColor"] }]);
  });

  it("reports what is invalid inside its lists", () => {
    const [graphic] = GAME.graphics;
    const wrong = {
      ...GAME,
      graphics: [graphic, { ...graphic, url: "//evil.example/" }],
      platforms: ["DESKTOP", "TV"],
    };
    expect(game.safeParse(wrong).error?.issues).toMatchObject([
      { path: ["platforms", 1] },
      { path: ["graphics", 1, "url"] },
    ]);
  });
});
