import { expect, it } from "vitest";
import { optionMark } from "~/rules/placeholder";
import { cspHash } from "../script-hashes.server";
import { fillTemplate, toTemplate, type OwnValue } from "./page-template.server";
import { placeholderOf } from "./template-scope.server";

const NAME = placeholderOf("user.username");
const HEART = placeholderOf("favorite.game.1");
const script = (data: unknown) => `enqueue(${JSON.stringify(JSON.stringify(data))});`;

function fill(html: string, values: Record<string, OwnValue>, scripts: string[] = []) {
  const template = toTemplate({ html: Buffer.from(html), hashes: scripts.map(cspHash), headers: new Headers() });
  return { names: template.names, ...fillTemplate(template, new Map(Object.entries(values))) };
}

const none: OwnValue = { value: null, option: 0 };
const some = (value: string): OwnValue => ({ value, option: 1 });

it("escapes a value in markup as React does", () => {
  const { html, names } = fill(`<p title="${NAME}">${NAME}</p>`, { "user.username": some(`<"Ann" & 'Bo'>`) });
  const escaped = "&lt;&quot;Ann&quot; &amp; &#x27;Bo&#x27;&gt;";
  expect(html).toBe(`<p title="${escaped}">${escaped}</p>`);
  expect(names).toEqual(["user.username"]);
});

it("keeps one of several markups, with the values in it", () => {
  const heart = `<b>${optionMark(HEART, 0)}<i></i>${optionMark(HEART, 1)}<i id="${HEART}"></i>${optionMark(HEART, "end")}</b>`;
  expect(fill(heart + heart, { "favorite.game.1": none }).html).toBe("<b><i></i></b><b><i></i></b>");
  expect(fill(heart, { "favorite.game.1": some("f") }).html).toBe('<b><i id="f"></i></b>');
});

it("puts values and nulls into a page's data, and names the hash of the script", () => {
  const before = script({ name: NAME, heart: HEART });
  const shared = "first()";
  const page = `<script>${shared}</script><script>${before}</script>`;
  const name = `</script> "a" \\ & \u2028`;
  const values = { "user.username": some(name), "favorite.game.1": none };
  const { html, hashes } = fill(page, values, [shared, before]);
  const [, after = ""] = /<script>(enqueue[^]*)<\/script>$/.exec(html) ?? [];
  expect(after).not.toContain("<");
  const [, literal = ""] = /^enqueue\((.*)\);$/.exec(after) ?? [];
  expect(JSON.parse(JSON.parse(literal) as string)).toEqual({ name, heart: null });
  expect(hashes).toEqual([cspHash(shared), cspHash(after)]);
});

it.each([
  ["part of a text of the page's data", `<script>${script(`Hello ${NAME}`)}</script>`],
  ["a script without a hash", `<script>${script(NAME)}</script>`],
  ["options without an end", `<b>${optionMark(HEART, 0)}</b>`],
  ["an end without options", `<b>${optionMark(HEART, "end")}</b>`],
])("refuses a page with %s", (_, html) => {
  expect(() => fill(html, {})).toThrow();
});

it("refuses to send a page without one of its values", () => {
  expect(() => fill(`<p>${NAME}</p>`, {})).toThrow("The page has no value for user.username.");
});
