import { describe, expect, it } from "vitest";
import { sessionTransition } from "./session-transition";

const ada = { status: "authenticated", userId: "ada" } as const;
const bob = { status: "authenticated", userId: "bob" } as const;
const guest = { status: "guest", userId: "guest-1" } as const;
const signedOut = { status: "signed-out", userId: null } as const;
const unknown = { status: "unknown", userId: null } as const;
const loading = { status: "loading", userId: null } as const;

describe("sessionTransition", () => {
  it.each([
    ["nothing happened", ada, ada, "none", "none"],
    ["still signed out", signedOut, signedOut, "none", "none"],
    ["a visitor signed in", signedOut, ada, "refresh", "refresh"],
    ["a guest signed in", guest, ada, "refresh", "refresh"],
    ["a visitor became a guest", signedOut, guest, "none", "none"],
    ["a guest is another guest", guest, { ...guest, userId: "guest-2" }, "none", "none"],
    ["the user signed out", ada, signedOut, "reload", "refresh"],
    ["the user continues as a guest", ada, guest, "reload", "refresh"],
    ["another user signed in", ada, bob, "reload", "refresh"],
    ["the profile failed to load here", { ...ada, userId: null }, ada, "none", "none"],
    ["the profile failed to load in the check", ada, { ...ada, userId: null }, "none", "none"],
    ["the page is still loading", loading, ada, "refresh", "refresh"],
    ["the check got no response", ada, null, "none", "none"],
    ["the check's result is unknown", ada, unknown, "none", "none"],
    ["the page's viewer is unknown", unknown, ada, "refresh", "refresh"],
    ["the check is still loading", ada, loading, "none", "none"],
  ] as const)("%s", (_, current, latest, idle, playing) => {
    expect(sessionTransition(current, latest, false)).toBe(idle);
    expect(sessionTransition(current, latest, true)).toBe(playing);
  });
});
