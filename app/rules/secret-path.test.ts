import { expect, it } from "vitest";
import { withoutSecret } from "./secret-path";

it("leaves out the secret of an invitation, in every language and in whole addresses", () => {
  expect(withoutSecret("/studio/invitations/abc-DEF_1/")).toBe("/studio/invitations/-/");
  expect(withoutSecret("https://portal.test/pt-br/studio/invitations/abc?x=1")).toBe(
    "https://portal.test/pt-br/studio/invitations/-?x=1",
  );
});

it("changes no other address", () => {
  expect(withoutSecret("/de/studio/games/abc/")).toBe("/de/studio/games/abc/");
  expect(withoutSecret("/studio/invitations/")).toBe("/studio/invitations/");
});
