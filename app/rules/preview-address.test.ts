import { describe, expect, it } from "vitest";
import { isShownPage, previewPrefix, readPreviewAddress, type PreviewSettings } from "./preview-address";

const SETTINGS: PreviewSettings = {
  ...{ viewer: "player", language: "pt-br", mode: "dark", drafts: "ONE", theme: "sub-zero" },
  ...{ at: "2027-03-01T10:00:00.000Z", kind: "page", subjectId: "0192f3a4-0000-4000-8000-000000000001" },
  country: "PL",
};

describe("the address of a preview", () => {
  it("has the settings and the page's own address", () => {
    const prefix = previewPrefix(SETTINGS);
    expect(readPreviewAddress(`${prefix}/de/discover/?page=2`)).toEqual({
      ...{ prefix, settings: SETTINGS, address: "/de/discover/?page=2" },
    });
  });

  it("is none with other settings, or none at all", () => {
    const prefix = previewPrefix(SETTINGS);
    for (const address of [
      "/discover/",
      "/desk/preview/",
      "/desk/preview//discover/",
      `${prefix}`,
      `${prefix}&drafts2=ALL/discover/`,
      `${prefix.replace("sub-zero", "pink")}/discover/`,
      `${prefix.replace("viewer=player", "viewer=owner")}/discover/`,
      `${prefix.replace("country=PL", "country=XX")}/discover/`,
      `${prefix.replace("2027-03-01", "soon")}/discover/`,
    ]) {
      expect(readPreviewAddress(address), address).toBeNull();
    }
  });

  it("is of a page that players see", () => {
    expect(["/", "/de/", "/discover/?page=1", "/games/abc/name/"].every(isShownPage)).toBe(true);
    const others = ["", "discover/", "//evil.test/", "/api/logout/", "/discover", "/?_data=root"];
    expect([...others, "/desk/", "/de/desk/pages/", "/build/x.js"].filter(isShownPage)).toEqual([]);
  });
});
