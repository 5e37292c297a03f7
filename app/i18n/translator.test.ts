import { expect, it } from "vitest";
import { isolateDirection } from "./translator";
import { translatorFor } from "./i18next.server";

it("leaves left-to-right names unchanged", () => {
  for (const name of ["Juno", "Ларс", "茉莉", "👩🏽‍🚀", ""]) expect(isolateDirection(name)).toBe(name);
});

it("isolates right-to-left names", () => {
  expect(isolateDirection("שלום")).toBe("\u2068שלום\u2069");
});

it("removes direction control characters from names", () => {
  expect(isolateDirection("\u202egnp.exe\u2067")).toBe("\u2068gnp.exe\u2069");
});

it("isolates names in texts", () => {
  expect(translatorFor("en")("player.playTitle", { title: "\u202ex" })).toContain("\u2068x\u2069");
});
