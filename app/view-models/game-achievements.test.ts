import { describe, expect, it } from "vitest";
import type { GameAchievement } from "~contract/entities/achievement";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toGameAchievements } from "./game-achievements";

const MOMENT = "2026-11-20T18:30:00.000Z";

const achievement = (changes: Partial<GameAchievement> = {}): GameAchievement => ({
  ...{ achievementId: "id-a", key: "kilometre", title: "Roofs", description: "Run.", isHidden: false },
  ...{ points: 20, share: 0.256, unlockedAt: null, ...changes },
});
const views = (achievements: GameAchievement[] | null) => toGameAchievements({ achievements }, aViewContext());

describe("toGameAchievements", () => {
  it("tells what each is for, who has it, and whether the player does", () => {
    const [first, second] = views([achievement(), achievement({ achievementId: "id-b", unlockedAt: MOMENT })]);
    expect(first).toEqual({
      ...{ id: "id-a", title: "Roofs", text: "Run.", isHidden: false, points: "20 points" },
      ...{ share: "26 % of players have it", own: null },
    });
    expect(second?.own).toBe("id-b");
  });

  it("tells of a hidden one that it is hidden, also to who has it", () => {
    const [hidden] = views([achievement({ isHidden: true, title: null, description: null, unlockedAt: MOMENT })]);
    expect(hidden).toMatchObject({ title: "Hidden achievement", own: "id-a" });
  });

  it.each([
    [0, "Nobody has it yet"],
    [0.004, "Fewer than 1 % of players have it"],
    [1, "100 % of players have it"],
  ])("rounds a share of %s", (share, text) => {
    expect(views([achievement({ share })])[0]?.share).toBe(text);
  });

  it("is empty for an API without them", () => {
    expect(views(null)).toEqual([]);
  });
});
