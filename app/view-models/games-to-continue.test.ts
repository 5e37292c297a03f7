import { describe, expect, it } from "vitest";
import { createPlaceholders, isPlaceholder } from "~/rules/placeholder";
import type { GameToContinue } from "~contract/entities/game-to-continue";
import { gamesToContinueOfTemplate, toGamesToContinue, valuesOfGamesToContinue } from "./games-to-continue";

const NONE = { path: null, title: null, coverUrl: null, level: null, best: null, position: null, passedBy: null };

const played = (changes: Partial<GameToContinue> = {}): GameToContinue => ({
  playedAt: "2026-11-01T12:00:00.000Z",
  game: {
    gameId: "2d7fa5ab-92a4-4ed7-90d5-0ab0e8ad0eb1",
    ...{ gameShortId: "lxj1r1", title: "Softfall", mangledTitle: "softfall", covers: [] },
  },
  level: 1_200,
  best: {
    challengeId: "2d7fa5ab-92a4-4ed7-90d5-0ab0e8ad0eb2",
    ...{ type: "duration", score: 188_400, position: 1_012 },
  },
  passedBy: { usernames: ["Ana", "Ben"], total: 1_005 },
  ...changes,
});

describe("games to continue", () => {
  it("have numbers as they are written, and nothing for games that are missing", () => {
    expect(toGamesToContinue([played()], "de")).toEqual([
      {
        ...{ path: "de/games/lxj1r1/softfall/", title: "Softfall", coverUrl: null },
        ...{ level: "1\u00a0200", best: "3:08.40", position: "1\u00a0012", passedBy: "Ana, Ben +1\u00a0003" },
      },
      NONE,
      NONE,
    ]);
  });

  it("leave out what is not known", () => {
    const [game] = toGamesToContinue(
      [played({ level: null, best: null, passedBy: { usernames: [], total: 0 } })],
      "en",
    );
    expect(game).toEqual({ ...NONE, path: "games/lxj1r1/softfall/", title: "Softfall" });
  });

  it.each([
    [{ usernames: ["Ana"], total: 1 }, "Ana"],
    [{ usernames: ["Ana", "Ben"], total: 2 }, "Ana, Ben"],
    [{ usernames: ["Ana", "Ben"], total: 3 }, "Ana, Ben +1"],
  ])("name friends: %j", (passedBy, names) => {
    expect(toGamesToContinue([played({ passedBy })], "en")[0]?.passedBy).toBe(names);
  });
});

it("fills each placeholder of a template with what a rendered page shows", () => {
  const names: string[] = [];
  const views = gamesToContinueOfTemplate((name) => {
    names.push(name);
    return createPlaceholders("secret")(name);
  });
  expect(views.flatMap((view) => Object.values(view)).every(isPlaceholder)).toBe(true);
  const games = [played(), played({ level: 3 })];
  const values = new Map(valuesOfGamesToContinue([...names, "favorite.game.1"], games, "ru"));
  const filled = views.map((_, index) =>
    Object.fromEntries(Object.keys(NONE).map((field) => [field, values.get(`continue.${String(index)}.${field}`)])),
  );
  expect(filled).toEqual(toGamesToContinue(games, "ru"));
  expect(values.size).toBe(names.length);
});
