import { expect, it } from "vitest";
import { plainXmlText } from "./plain-xml-text";

it.each([
  ["Lantern Run", "Lantern Run"],
  ["Moths & <b>Lanterns</b>", "Moths &amp; &lt;b&gt;Lanterns&lt;/b&gt;"],
  ["&amp;", "&amp;amp;"],
  ["<<>>", "&lt;&lt;&gt;&gt;"],
  ['"it\'s"', '"it\'s"'],
  ["", ""],
])("escapes %j as %j", (text, written) => {
  expect(plainXmlText(text)).toBe(written);
});

it("keeps letters of every script, emoji and the three control characters of XML", () => {
  const text = "Größe 提灯 🏮\t\n\r\ue000\ufffd";
  expect(plainXmlText(text)).toBe(text);
});

it("drops other control characters, lone surrogates and noncharacters", () => {
  expect(plainXmlText("a\u0000b\u001fc\ud83dd\udfaee\ufffef")).toBe("abcdef");
});
