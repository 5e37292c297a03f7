import { describe, expect, it } from "vitest";
import { foldName, foldWord, wordsOf } from "./search-words";

describe("search words", () => {
  it.each([
    ["Brücke", "brucke"],
    ["Straße", "strasse"],
    ["ŁÓDŹ", "lodz"],
    ["IŞIK", "isik"],
    ["İstanbul", "istanbul"],
    ["ışık", "isik"],
    ["Ёлочный", "elochnyi"],
    ["подъезд", "podezd"],
    ["ação", "acao"],
    ["日本", "日本"],
    ["２０４８", "2048"],
  ])("folds %s to %s", (word, folded) => {
    expect(wordsOf(word, "en").map(foldWord).join("")).toBe(folded);
  });

  it("converts letters to lower case by Turkish rules in Turkish only", () => {
    expect(wordsOf("IŞIK İYİ", "tr")).toEqual(["ışık", "iyi"]);
    expect(wordsOf("TITLE İYİ", "en")).toEqual(["title", "iyi"]);
  });

  it("keeps only letters, marks and digits", () => {
    expect(wordsOf("a&b | 'c':* <-> !d-2 🎮 (e)", "en")).toEqual(["a", "b", "c", "d", "2", "e"]);
    expect(wordsOf("e\u0301tude", "en")).toEqual(["étude"]);
  });

  it("puts a space before every word of a name", () => {
    expect(foldName("Żółw: i-Źródło!")).toBe(" zolw i zrodlo");
    expect(foldName("ь!")).toBe("");
  });
});
