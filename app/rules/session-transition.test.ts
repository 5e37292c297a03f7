import { describe, expect, it } from "vitest";
import { sessionTransition } from "./session-transition";

const ada = { status: "authenticated", userId: "ada" } as const;
const bob = { status: "authenticated", userId: "bob" } as const;
const guest = { status: "guest", userId: "guest-1" } as const;
const nobody = { status: "signed-out", userId: null } as const;
const unknown = { status: "unknown", userId: null } as const;
const loading = { status: "loading", userId: null } as const;

describe("sessionTransition", () => {
  it.each([
    ["nothing happened", ada, ada, "none", "none"],
    ["nobody came", nobody, nobody, "none", "none"],
    ["somebody signed in", nobody, ada, "refresh", "refresh"],
    ["a guest signed in", guest, ada, "refresh", "refresh"],
    ["a visitor became a guest", nobody, guest, "none", "none"],
    ["a guest is another guest", guest, { ...guest, userId: "guest-2" }, "none", "none"],
    ["she signed out", ada, nobody, "reload", "refresh"],
    ["she plays on as a guest", ada, guest, "reload", "refresh"],
    ["another user signed in", ada, bob, "reload", "refresh"],
    ["her profile did not load here", { ...ada, userId: null }, ada, "none", "none"],
    ["her profile did not load there", ada, { ...ada, userId: null }, "none", "none"],
    ["the page is still loading", loading, ada, "refresh", "refresh"],
    ["the check got no answer", ada, null, "none", "none"],
    ["the check could not tell", ada, unknown, "none", "none"],
    ["the page does not know who looks", unknown, ada, "refresh", "refresh"],
    ["the check is not back yet", ada, loading, "none", "none"],
  ] as const)("%s", (_, shown, found, idle, playing) => {
    expect(sessionTransition(shown, found, false)).toBe(idle);
    expect(sessionTransition(shown, found, true)).toBe(playing);
  });
});
