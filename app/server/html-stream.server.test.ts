import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { HtmlStream } from "./html-stream.server";

it.each(["я", "日", "🦊", "aя", "aa日"])(
  "hands on every letter of a long page of %s, and nothing else",
  async (letters) => {
    const words = Array.from({ length: 900 }, (_, index) => `${"a".repeat(index % 3)}${letters}${letters}`);
    const list = createElement(
      "ul",
      null,
      words.map((word, index) => createElement("li", { key: index, title: word }, word)),
    );
    const body = new HtmlStream();
    renderToPipeableStream(list).pipe(body);
    const html = await text(body);
    expect(html).not.toContain("\0");
    expect(html).toBe(`<ul>${words.map((word) => `<li title="${word}">${word}</li>`).join("")}</ul>`);
  },
);
