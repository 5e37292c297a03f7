import { expect, it } from "vitest";
import { isolateDirection } from "./translator";
import { translatorFor } from "./i18next.server";

it("leaves names that run from left to right as they are", () => {
  for (const name of ["Juno", "Ларс", "茉莉", "👩🏽‍🚀", ""]) expect(isolateDirection(name)).toBe(name);
});

it("isolates names that run the other way", () => {
  expect(isolateDirection("שלום")).toBe("\u2068שלום\u2069");
});

it("takes out what would turn the words behind a name", () => {
  expect(isolateDirection("\u202egnp.exe\u2067")).toBe("\u2068gnp.exe\u2069");
});

it("is what texts do with the names in them", () => {
  expect(translatorFor("en")("player.playTitle", { title: "\u202ex" })).toContain("\u2068x\u2069");
});
