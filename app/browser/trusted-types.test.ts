import { afterEach, expect, it, vi } from "vitest";
import { installTrustedTypesPolicy, isHarmlessHtml } from "./trusted-types";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("allows the portal's own worker and no other script URL", () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string | null }) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  installTrustedTypesPolicy();
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe("default");
  expect(rules?.createScriptURL("/sw.js")).toBe("/sw.js");
  expect(rules?.createScriptURL("https://evil.example/sw.js")).toBeNull();
});

it.each([
  '<p dir="auto">A <strong>long</strong> night, <a href="https://example.org/">see</a></p>',
  "<script></script>",
  '{"@context":"https://schema.org","@type":"VideoGame","name":"On and on"}',
  "<p>one = two, scripts and frames</p>",
  "",
])("allows %j", (html) => {
  expect(isHarmlessHtml(html)).toBe(true);
});

it.each([
  "<script>steal()</script>",
  "<ScRiPt src=//evil.example></ScRiPt>",
  '<img src=x onerror="steal()">',
  "<p\nonclick = steal()>x</p>",
  '<a href="JavaScript:steal()">x</a>',
  "<iframe srcdoc=x></iframe>",
  "<svg><animate onbegin=steal()></svg>",
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
])("blocks %j", (html) => {
  expect(isHarmlessHtml(html)).toBe(false);
});
