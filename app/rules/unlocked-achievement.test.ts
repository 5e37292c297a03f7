import { describe, expect, it } from "vitest";
import { mayUnlockLater, unlockOf } from "./unlocked-achievement";

const PATH = "/gg/games/game-a/achievements/kilometre?locale=de";
const ACHIEVEMENT = { achievementId: "id", key: "kilometre", title: "Roofs", points: 20 };
const answer = (data: unknown, status = 200) => ({ status, body: JSON.stringify({ data, errors: [] }) });

describe("unlockOf", () => {
  it("tells what was unlocked", () => {
    const unlock = unlockOf(PATH, answer({ achievement: ACHIEVEMENT, isNew: true }));
    expect(unlock).toEqual({ key: "kilometre", title: "Roofs", points: 20, isNew: true });
  });

  it.each([
    ["another call", "/gg/games/game-a/full-version", answer({ achievement: ACHIEVEMENT, isNew: true })],
    ["a refusal", PATH, answer({ achievement: ACHIEVEMENT, isNew: true }, 400)],
    ["another answer", PATH, answer({})],
    ["no JSON", PATH, { status: 200, body: "<html>" }],
  ])("is null for %s", (_, path, response) => {
    expect(unlockOf(path, response)).toBeNull();
  });
});

describe("mayUnlockLater", () => {
  it.each([
    [429, "", true],
    [503, "", true],
    [400, '{"errors":[{"code":"no_active_play"}]}', true],
    [400, '{"errors":[{"code":"achievement_retired"}]}', false],
    [404, "", false],
    [200, "", false],
  ])("%s %s: %s", (status, body, isLater) => {
    expect(mayUnlockLater({ status, body })).toBe(isLater);
  });
});
