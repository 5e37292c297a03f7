import { describe, expect, it } from "vitest";
import { formatBytes } from "./format-bytes";
import { LOCALES } from "./locales";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

describe("formatBytes", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [1023, "1,023 bytes"],
    [KILOBYTE, "1 kB"],
    [1023.4 * KILOBYTE, "1,023 kB"],
    [1023.6 * KILOBYTE, "1 MB"],
    [4.25 * MEGABYTE, "4.3 MB"],
    [99.96 * MEGABYTE, "100 MB"],
    [250.4 * MEGABYTE, "250 MB"],
    [1024 * MEGABYTE, "1 GB"],
    [1.5 * 1024 * MEGABYTE, "1.5 GB"],
    [5000 * 1024 * MEGABYTE, "5,000 GB"],
  ])("writes %d as %s", (bytes, text) => {
    expect(formatBytes(bytes, "en")).toBe(text.replace(" ", "\u00a0"));
  });

  it("uses each language's unit and decimal sign", () => {
    expect(LOCALES.map((locale) => formatBytes(4.5 * MEGABYTE, locale).replace("\u00a0", " "))).toEqual([
      "4.5 MB",
      "4,5 MB",
      "4,5 MB",
      "4,5 MB",
      "4,5 MB",
      "4,5 МБ",
      "4,5 MB",
    ]);
  });
});
