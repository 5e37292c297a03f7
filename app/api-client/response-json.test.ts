import { expect, it } from "vitest";
import { parseResponseJson } from "./response-json";

it("reads whole characters, however they are written", () => {
  expect(parseResponseJson('{"a":["\\ud83d\\ude00","😀"]}')).toEqual({ a: ["😀", "😀"] });
});

it("puts a sign in the place of half a character", () => {
  expect(parseResponseJson('{"a":["x\\ud83d y","\\uDE00"]}')).toEqual({ a: ["x\ufffd y", "\ufffd"] });
});

it("leaves eight of the marks that are piled up on a letter, however they are written, and every language its own", () => {
  const pile = (marks: number, mark: string) => `Z${mark.repeat(marks)}a`;
  const read = (text: string) => parseResponseJson(`{"a":"${text}"}`);
  expect(read(pile(42, "\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read(pile(42, "\\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read(pile(8, "\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read("บึ้ง שָׁלוֹם Tiếng Việt")).toEqual({ a: "บึ้ง שָׁלוֹם Tiếng Việt" });
});

it("fails for what is no JSON", () => {
  expect(() => parseResponseJson("{")).toThrow(SyntaxError);
});

it.each(["", " \u00a0", "\u200b\u2060", "\\u200b\\n"])("names a game by its address where its title is %j", (title) => {
  const game = (name: string) => `{"mangledTitle":"lantern-run","title":"${name}","shortDescription":"${title}"}`;
  expect(parseResponseJson(game(title))).toMatchObject({ title: "lantern-run" });
  expect(parseResponseJson(game("Lantern Run"))).toMatchObject({ title: "Lantern Run" });
});

it("puts the sign in the place of half a character of the name in the address, too", () => {
  expect(parseResponseJson('{"title":"","mangledTitle":"x\\ud83d"}')).toEqual({
    title: "x\ufffd",
    mangledTitle: "x\ufffd",
  });
});

it("leaves a name that is nobody's but the person's own", () => {
  expect(parseResponseJson('{"name":null,"username":"juno","title":""}')).toEqual({
    name: null,
    username: "juno",
    title: "",
  });
});
