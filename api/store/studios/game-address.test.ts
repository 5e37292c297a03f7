import { describe, expect, it } from "vitest";
import { readGameAddress } from "./game-address";

const ID = "0b8d3c5e-6f0a-4c3e-9d4f-2a1b3c4d5e6f";

describe("a game's address", () => {
  it.each([
    ["i28dkj", "i28dkj"],
    [" I28DKJ ", "i28dkj"],
    [ID, ID],
    [ID.toUpperCase(), ID],
    ["/games/i28dkj/lantern-run/", "i28dkj"],
    ["https://play.example/games/i28dkj/lantern-run/", "i28dkj"],
    ["https://play.example/pt-br/games/i28dkj/lantern-run/tracks/x/", "i28dkj"],
    ["https://play.example/games/i28dkj", "i28dkj"],
    ["https://play.example/games/i28dkj?from=mail", "i28dkj"],
    [`https://play.example/de/studio/games/${ID}/`, ID],
    ["https://g-i28dkj.games.example/0a1b/index.html", "i28dkj"],
  ])("%s names %s", (text, id) => {
    expect(readGameAddress(text)).toBe(id);
  });

  it.each([
    "",
    "Lantern Run",
    "i28dk",
    "i28dkjx",
    "https://play.example/games/",
    "https://play.example/games/i28dkjx/",
  ])("%s names none", (text) => {
    expect(readGameAddress(text)).toBeNull();
  });
});
