import { expect, it, vi } from "vitest";
import { aSection } from "../../tests/fixtures/a-configuration";
import { warnOfUnknownSections } from "./home-feed.server";

it("warns once about each section of unknown type", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const ribbon = aSection({ sectionType: "UNKNOWN", name: "Season ribbon" });
  warnOfUnknownSections([aSection(), ribbon]);
  warnOfUnknownSections([ribbon]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("Season ribbon"));
});
