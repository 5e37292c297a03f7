import { expect, it } from "vitest";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { templateViewer } from "./template-scope.server";

const NAMED = { username: "ada", email: "ada@example.org" };

it.each([
  ["a guest", { status: "guest", user: null }, "guest"],
  ["a player", aSession(NAMED), "player"],
  ["who signed up without a name", aSession({ ...NAMED, username: NAMED.email }), null],
  ["a player whose profile is missing", { status: "authenticated", user: null }, null],
  ["who is signed out", { status: "signed-out", user: null }, null],
  ["a suspended guest", { status: "guest", user: null, suspension: { endDate: null } }, null],
] as const)("knows the template of %s", (_, session, viewer) => {
  expect(templateViewer(session)).toBe(viewer);
});
