import { describe, expect, it } from "vitest";
import type { WordList, WordMatch } from "~contract/entities/refused-word";
import { toComparable } from "./comparable-text";
import { createWordFinder, type ListedWord } from "./word-finder";

function listed(word: string, match: WordMatch = "WORD", list: WordList = "en"): ListedWord {
  return { word, match, list, comparable: toComparable(word, list) };
}

function finds(word: ListedWord | string, text: string): boolean {
  return createWordFinder([typeof word === "string" ? listed(word) : word])(text).length > 0;
}

describe("a whole word", () => {
  it.each([
    ["bad", "bad"],
    ["bad", "A bad, bad name"],
    ["bad", "BAD"],
    ["Bad", "bad"],
    ["bad", "xx_bad_xx"],
    ["bad", "bad-boy"],
    ["bad", "the.bad.one"],
    ["bad", "(bad)"],
    ["bad", "bad!"],
    ["bad", "bad2024"],
    ["bad", "007bad"],
    ["88", "ada88"],
    ["88", "88"],
  ])("%s is found in %s", (word, text) => {
    expect(finds(word, text)).toBe(true);
  });

  it.each([
    ["cunt", "Scunthorpe"],
    ["sex", "Essex and Sussex"],
    ["ass", "class, glass and grass"],
    ["ass", "assassin"],
    ["tit", "Titanic"],
    ["cock", "Hancock and a cocktail"],
    ["bad", "badminton"],
    ["bad", "ba"],
    ["ass", "as"],
    ["boobs", "Bob's bobs"],
    ["88", "888"],
    ["88", "8"],
    ["ass", "455"],
    ["loo", "100 points for 100 $"],
    ["bad", "ba d"],
    ["bad", "b2ad"],
  ])("%s is not found in %s", (word, text) => {
    expect(finds(word, text)).toBe(false);
  });
});

describe("a word that is refused anywhere", () => {
  it.each([
    ["bad", "xxbadxx"],
    ["bad", "badminton"],
    ["bad", "SuperBadBoy"],
    ["bad", "xb4dx"],
    ["1488", "ada1488x"],
  ])("%s is found in %s", (word, text) => {
    expect(finds(listed(word, "ANYWHERE"), text)).toBe(true);
  });

  it("goes over no gap between words", () => {
    expect(finds(listed("bad", "ANYWHERE"), "Rab added")).toBe(false);
    expect(finds(listed("bad", "ANYWHERE"), "cub adder")).toBe(false);
  });
});

describe("disguises", () => {
  it.each([
    ["hate", "H4T3"],
    ["hate", "h@te"],
    ["shoot", "5h00t"],
    ["shoot", "$hoo7"],
    ["kill", "k1ll"],
    ["kill", "ki11"],
    ["kill", "k!ll"],
    ["kill", "k|ll"],
    ["slut", "s1ut"],
    ["bad", "b.a.d"],
    ["bad", "b a d"],
    ["bad", "B-A-D!"],
    ["bad", "b _ a _ d"],
    ["bad", "I am a b a d boy"],
    ["bad", "bb.aaa.d"],
    ["bad", "baaaaad"],
    ["bad", "bbbbaaaaddd"],
    ["boobs", "b00bs"],
    ["boobs", "boooobs"],
    ["bad", "bäd"],
    ["bad", "b̵a̷d̶"],
    ["bad", "b\u200ba\u00add"],
    ["bad", "ｂａｄ"],
    ["bad", "𝓫𝓪𝓭"],
    ["bad", "ⓑⓐⓓ"],
    ["bad", "bаd"],
    ["pox", "рох"],
    ["bad", "βαd"],
    ["caca", "саса"],
  ])("do not hide %s in %s", (word, text) => {
    expect(finds(word, text)).toBe(true);
  });

  it("leave i and l different letters", () => {
    expect(finds("heil", "hell")).toBe(false);
    expect(finds("hell", "Heil")).toBe(false);
    expect(finds("heil", "he1l")).toBe(true);
    expect(finds("hell", "he1l")).toBe(true);
  });
});

describe("languages", () => {
  it.each<[word: string, list: WordList, text: string, isFound: boolean]>([
    ["Scheiße", "de", "SCHEISSE", true],
    ["scheisse", "de", "Scheiße", true],
    ["scheisse", "de", "SCHEIẞE", true],
    ["böse", "de", "bose", true],
    ["zło", "pl", "ZLO", true],
    ["coño", "es", "cono", true],
    ["ação", "pt-br", "ACAO", true],
    ["сука", "ru", "СУКА", true],
    ["сука", "ru", "cyka", true],
    ["сука", "ru", "суkа", true],
    ["сука", "ru", "рассука", false],
    ["ёлка", "ru", "елка", true],
    ["kak", "en", "как", false],
    ["tot", "de", "тот", false],
    ["cop", "en", "сорняк", false],
    ["sik", "tr", "sik", true],
    ["sik", "tr", "SİK", true],
    ["sik", "tr", "SIK", true],
    ["sik", "tr", "s1k", true],
    ["sik", "tr", "sık sık", false],
    ["kıç", "tr", "KIÇ", true],
    ["kıç", "tr", "kic", true],
    ["KIÇ", "tr", "kıç", true],
    ["bitch", "en", "bıtch", true],
    ["bitch", "en", "BİTCH", true],
  ])("%s of %s in %s: %s", (word, list, text, isFound) => {
    expect(finds(listed(word, "WORD", list), text)).toBe(isFound);
  });

  it("names each word once, with its list", () => {
    const words = [listed("bad"), listed("böse", "WORD", "de"), listed("ad", "ANYWHERE", "all"), listed("good")];
    const found = createWordFinder(words)("Bad, böse and bad");
    expect(found).toEqual([words[0], words[2], words[1]]);
  });
});

describe("words of several parts", () => {
  it("are found with anything between the parts, but not without", () => {
    expect(finds("white lie", "a WHITE   lie")).toBe(true);
    expect(finds("white lie", "white-lie")).toBe(true);
    expect(finds("white lie", "a white, small lie")).toBe(false);
    expect(finds("white lie", "whitelie")).toBe(false);
  });

  it("of single letters are one word", () => {
    expect(finds("K K K", "kkk")).toBe(true);
    expect(finds("kkk", "K.K.K.")).toBe(true);
    expect(finds("kkk", "OK kk")).toBe(false);
  });
});

describe("without words or text", () => {
  it("finds nothing", () => {
    expect(createWordFinder([])("anything at all")).toEqual([]);
    expect(finds("bad", "")).toBe(false);
    expect(finds("bad", "!!! ... 🙂")).toBe(false);
  });
});

describe("hostile texts", () => {
  const WORDS = ["iiiiiiii", "llllllll", "ililil", "lilili", "bad", "aaaaab"].flatMap((word) => [
    listed(word),
    listed(word, "ANYWHERE", "de"),
  ]);

  it.each([
    ["a1".repeat(20_000)],
    ["1".repeat(40_000)],
    [`a${"1!|".repeat(20_000)}a`],
    ["a".repeat(40_000)],
    ["b.".repeat(20_000)],
    ["b a ".repeat(10_000)],
    ["\u0300".repeat(40_000)],
    ["ﷺ".repeat(20_000)],
  ])("are read in the time of their length: %#", (text) => {
    expect(createWordFinder(WORDS)(text).length).toBeLessThanOrEqual(WORDS.length);
  });

  it("keeps as many beginnings open as the lists have", () => {
    const many = Array.from({ length: 256 }, (_, index) =>
      listed("il1"[index % 3] + index.toString(2).replaceAll("0", "i").replaceAll("1", "l"), "ANYWHERE"),
    );
    expect(createWordFinder(many)(`a${"1".repeat(2_000)}`).length).toBeGreaterThan(0);
  });
});
