import { expect, it } from "vitest";
import { aStudio, aStudioGame, STUDIO_GAME_ID, STUDIO_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toStudioGames } from "./studio-games";

const pagination = { currPage: 1, numPerPage: 25, totalItems: 60, totalPages: 3 };

it("lists games with their highest version, and how much of the storage is used", () => {
  const games = [aStudioGame(), aStudioGame({ title: "Moth", version: "" })];
  const page = toStudioGames({ studio: aStudio(), games, pagination }, aViewContext({ locale: "de" }));
  expect(page.games).toEqual([
    expect.objectContaining({ title: "Kite", version: "Version 1.0.0.1", href: `/de/studio/games/${STUDIO_GAME_ID}/` }),
    expect.objectContaining({ title: "Moth", version: "Noch keine Version" }),
  ]);
  expect(page.storage.text.replaceAll("\u00a0", " ")).toBe("3 MB von 2 GB belegt");
  expect(page.maxGameSize).toBe("250\u00a0MB");
  expect(page.pager).toMatchObject({
    previous: `/de/studio/${STUDIO_ID}/`,
    next: `/de/studio/${STUDIO_ID}/?page=2`,
  });
});

it.each([
  ["OWNER", true],
  ["DEVELOPER", true],
  ["TESTER", false],
] as const)("lets a member with the role %s create games: %s", (role, canEdit) => {
  const page = toStudioGames({ studio: aStudio({ role }), games: [], pagination }, aViewContext());
  expect(page.canEdit).toBe(canEdit);
});
