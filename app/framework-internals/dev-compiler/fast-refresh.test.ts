import { describe, expect, it } from "vitest";
import { prepare } from "./fast-refresh.mjs";

describe("files prepared for fast refresh", () => {
  it("registers a component under its file, after React's runtime is set", () => {
    const { contents, loader } = prepare("export function Card() { return <b>1</b>; }", "app/components/card.tsx");
    expect(loader).toBe("js");
    expect(contents).toContain('createHotContext("app/components/card.tsx")');
    expect(contents).toMatch(/\$RefreshReg\$\(_c, "Card"\)/);
    expect(contents.indexOf("window.$RefreshReg$ =")).toBeLessThan(contents.indexOf("function Card"));
  });

  it("adds a signature of a component's hooks, so that its state is reset when they change", () => {
    const signatureOf = (initial: string) =>
      /_s\(Card, "([^"]+)"/.exec(
        prepare(`export function Card() { useState(${initial}); return null; }`, "card.tsx").contents,
      )?.[1];
    expect(signatureOf("1")).toBeDefined();
    expect(signatureOf("1")).not.toBe(signatureOf("2"));
  });

  it("removes the types from a hook's file", () => {
    const { contents } = prepare(
      "export function useOpen(from: boolean) { return useState<boolean>(from); }",
      "use-open.ts",
    );
    expect(contents).not.toContain(": boolean");
    expect(contents).toContain("_s(");
  });

  it("returns a file with a syntax error unchanged, so that esbuild reports it", () => {
    expect(prepare("export const = 1;", "card.tsx")).toEqual({ contents: "export const = 1;", loader: "tsx" });
  });
});
