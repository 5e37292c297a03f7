import { describe, expect, it } from "vitest";
import { scriptPlace } from "./script-place";

const MARK = "|";

/** The page with a mark where the script goes. */
function marked(page: string): string | null {
  const bytes = Buffer.from(page);
  const place = scriptPlace(bytes);
  return place === null ? null : bytes.subarray(0, place).toString() + MARK + bytes.subarray(place).toString();
}

describe("the place of a page's first script", () => {
  it.each([
    ["<!doctype html><html><head>|<title>A</title></head></html>"],
    [
      '<!DOCTYPE html>\n<!-- saved from <head> -->\n<html lang="de" data-a=">">\n  <HEAD class=\'">\'>|\n<script>1</script>',
    ],
    ["<!doctype html>|<title>A</title><p>B</p>"],
    ["<!doctype html><html manifest=x>|\n<body><head></head></body>"],
    ["<html>|<script>document.write('<head>')</script>"],
    ["|<script>a = '<head>'</script><!doctype html>"],
    ["|<header>No head</header>"],
    ["|plain"],
    ["|"],
    [
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html><head>|<title/></head></html>',
    ],
    ["<!doctype html>|<!-- without an end <html><head>"],
    ["\uFEFF<html><head>|"],
    ["\uFEFF|<p>"],
  ])("%j", (expected) => {
    expect(marked(expected.replace(MARK, ""))).toBe(expected);
  });

  it("is nowhere in a page of another kind of bytes", () => {
    expect(scriptPlace(Buffer.from("\uFEFF<html><head>", "utf16le"))).toBeNull();
  });

  it("is found at once in a page that is hard to read", () => {
    const start = performance.now();
    scriptPlace(Buffer.from(`<html ${'a="'.repeat(20_000)}`));
    scriptPlace(Buffer.from(`<html${" ".repeat(60_000)}`));
    scriptPlace(Buffer.from("<!---->".repeat(9_000)));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
