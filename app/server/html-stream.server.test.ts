import { text } from "node:stream/consumers";
import { Fragment, Suspense, createElement, type ReactNode } from "react";
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

it("closes the document after everything that is streamed", async () => {
  const once: { loading?: Promise<void>; loaded?: boolean } = {};
  function Late(): ReactNode {
    once.loading ??= new Promise((resolve) => setTimeout(resolve, 5));
    if (!once.loaded) throw once.loading.then(() => void (once.loaded = true));
    return createElement("i", null, "late");
  }
  const document = createElement("html", null, createElement("head"), createElement("body", null, "page"));
  const whole: Buffer[] = [];
  const body = new HtmlStream((html) => whole.push(html));
  renderToPipeableStream(
    createElement(Fragment, null, document, createElement(Suspense, { fallback: "…" }, createElement(Late))),
  ).pipe(body);
  const html = await text(body);
  expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body>page.*late.*<\/body><\/html>$/s);
  expect(html.match(/<\/html>/g)).toHaveLength(1);
  expect(Buffer.concat(whole).toString()).toBe(html);
});
