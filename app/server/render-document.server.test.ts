import { Fragment, Suspense, createElement, type ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { renderDocument } from "./render-document.server";

async function render(element: ReactNode) {
  const { html, hasFailed } = await renderDocument(createElement(Fragment, null, element), "nonce");
  return { html: html.toString(), hasFailed };
}

it.each(["я", "日", "🦊", "aя", "aa日"])("renders exactly the letters of a long page of %s", async (letters) => {
  const texts = Array.from({ length: 900 }, (_, index) => `${"a".repeat(index % 3)}${letters}${letters}`);
  const list = createElement(
    "ul",
    null,
    texts.map((text, index) => createElement("li", { key: index, title: text }, text)),
  );
  const { html } = await render(list);
  expect(html).not.toContain("\0");
  expect(html).toBe(`<ul>${texts.map((text) => `<li title="${text}">${text}</li>`).join("")}</ul>`);
});

it("closes the document after deferred content", async () => {
  const state: { loading?: Promise<void>; loaded?: boolean } = {};
  function Deferred(): ReactNode {
    state.loading ??= new Promise((resolve) => setTimeout(resolve, 5));
    if (!state.loaded) throw state.loading.then(() => void (state.loaded = true));
    return createElement("i", null, "late");
  }
  const document = createElement("html", null, createElement("head"), createElement("body", null, "page"));
  const { html, hasFailed } = await render(
    createElement(Fragment, null, document, createElement(Suspense, { fallback: "…" }, createElement(Deferred))),
  );
  expect(html).toMatch(/^<!DOCTYPE html><html><head><\/head><body>page.*late.*<\/body><\/html>$/s);
  expect(html.match(/<\/html>/g)).toHaveLength(1);
  expect(hasFailed).toBe(false);
});

it("rejects when the page itself fails", async () => {
  function Broken(): ReactNode {
    throw new Error("broken");
  }
  await expect(render(createElement(Broken))).rejects.toThrow("broken");
});

it("reports a part that fails, and marks the page", async () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Broken(): ReactNode {
    throw new Error("broken part");
  }
  const { html, hasFailed } = await render(
    createElement("p", null, createElement(Suspense, { fallback: "wait" }, createElement(Broken))),
  );
  expect(html).toContain("wait");
  expect(hasFailed).toBe(true);
  consoleError.mockRestore();
});
