import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aSession } from "../../tests/fixtures/a-root-data";
import { mainChallenge, PLAY_ERRORS, SCORE_ERRORS, toGameChallenge, toGameUser } from "./player";

const untimed = (changes: Parameters<typeof aChallenge>[0] = {}) =>
  aChallenge({ isTimedChallenge: false, rules: null, ...changes });

describe("mainChallenge", () => {
  it("is the first active one with default rules and no time limit", () => {
    const [first, second] = [untimed({ challengeShortId: "main01" }), untimed({ challengeShortId: "main02" })];
    expect(mainChallenge([aChallenge(), first, second])).toBe(first);
  });

  it.each([
    ["has not begun", { hasStarted: false }],
    ["has ended", { hasEnded: true }],
    ["is timed", { isTimedChallenge: true }],
    ["has rules of its own", { rules: { seed: 7, mode: "distance" } }],
  ])("is none that %s", (_, changes) => {
    expect(mainChallenge([untimed(changes)])).toBeNull();
  });

  it.each([
    ["none", null],
    ["missing", undefined],
    ["without a mode", { seed: 7, mode: "" }],
  ])("may have rules that are %s", (_, rules) => {
    const challenge = untimed({ rules });
    expect(mainChallenge([challenge])).toBe(challenge);
  });

  it("is null without challenges", () => {
    expect(mainChallenge([])).toBeNull();
  });
});

describe("toGameChallenge", () => {
  it("has the challenge with its rules", () => {
    expect(toGameChallenge(aChallenge({ criteria: "lowest_wins", type: "duration" }))).toEqual({
      challengeId: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      name: "One breath, one run",
      criteria: "lowest_wins",
      type: "duration",
      seed: 7,
      mode: "distance",
    });
  });

  it("keeps a seed of zero", () => {
    expect(toGameChallenge(aChallenge({ rules: { seed: 0, mode: "" } }))).toMatchObject({ seed: 0, mode: "" });
  });

  it.each([null, undefined])("has no seed and no mode if the rules are %s", (rules) => {
    expect(toGameChallenge(aChallenge({ rules }))).toMatchObject({ seed: null, mode: "" });
  });
});

describe("toGameUser", () => {
  const gameUser = (user: Parameters<typeof aSession>[0]) =>
    toGameUser(aSession({ userId: "the-player", ...user }).user);

  it("has the username and the picture, never the e-mail address", () => {
    const user = { username: "juno", name: "Juno J.", email: "juno@example.org", avatarUrl: "/media/avatars/fox.webp" };
    expect(gameUser(user)).toEqual({ userId: "the-player", username: "juno", avatarUrl: "/media/avatars/fox.webp" });
  });

  it("falls back to the name, then to an empty string", () => {
    expect(gameUser({ name: "Juno J." })).toEqual({ userId: "the-player", username: "Juno J.", avatarUrl: null });
    expect(gameUser({ email: "juno@example.org" })).toEqual({ userId: "the-player", username: "", avatarUrl: null });
  });

  it("is null for a signed-out visitor", () => {
    expect(toGameUser(null)).toBeNull();
  });
});

describe("errors of playing", () => {
  it("name all errors of starting a play", () => {
    expect(PLAY_ERRORS).toEqual([
      "account_suspended",
      ...["challenge_not_found", "game_not_found", "room_full", "room_not_found"],
      ...["too_many_requests", "unreachable"],
    ]);
  });

  it("name all errors of submitting a score", () => {
    expect(SCORE_ERRORS).toEqual([
      "account_suspended",
      ...["challenge_not_active", "no_active_play", "score_out_of_range"],
      ...["too_many_requests", "unreachable"],
    ]);
  });
});
