import { expect, it } from "vitest";
import { parseResponseJson } from "./response-json";

it("decodes surrogate pairs, escaped or not", () => {
  expect(parseResponseJson('{"a":["\\ud83d\\ude00","😀"]}')).toEqual({ a: ["😀", "😀"] });
});

it("replaces lone surrogates", () => {
  expect(parseResponseJson('{"a":["x\\ud83d y","\\uDE00"]}')).toEqual({ a: ["x\ufffd y", "\ufffd"] });
});

it("limits the marks on a letter to eight, escaped or not, and leaves every language intact", () => {
  const pile = (marks: number, mark: string) => `Z${mark.repeat(marks)}a`;
  const read = (text: string) => parseResponseJson(`{"a":"${text}"}`);
  expect(read(pile(42, "\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read(pile(42, "\\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read(pile(8, "\u0301"))).toEqual({ a: pile(8, "\u0301") });
  expect(read("บึ้ง שָׁלוֹם Tiếng Việt")).toEqual({ a: "บึ้ง שָׁלוֹם Tiếng Việt" });
});

it("throws for invalid JSON", () => {
  expect(() => parseResponseJson("{")).toThrow(SyntaxError);
});

it.each(["", " \u00a0", "\u200b\u2060", "\\u200b\\n"])("uses the name in the URL for a game titled %j", (title) => {
  const game = (name: string) => `{"mangledTitle":"lantern-run","title":"${name}","shortDescription":"${title}"}`;
  expect(parseResponseJson(game(title))).toMatchObject({ title: "lantern-run" });
  expect(parseResponseJson(game("Lantern Run"))).toMatchObject({ title: "Lantern Run" });
});

it("replaces lone surrogates of the name in the URL, too", () => {
  expect(parseResponseJson('{"title":"","mangledTitle":"x\\ud83d"}')).toEqual({
    title: "x\ufffd",
    mangledTitle: "x\ufffd",
  });
});

it("leaves the names of users unchanged", () => {
  expect(parseResponseJson('{"name":null,"username":"juno","title":""}')).toEqual({
    name: null,
    username: "juno",
    title: "",
  });
});
