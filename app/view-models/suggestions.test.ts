import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toCoverPicture } from "./picture";
import { toSuggestions } from "./suggestions";

const STUDIO = { studioId: "3d5f7b91-2c4e-4a6b-9d8f-0e1c2b3d4f01", name: "Fennec Works" };
const CHALLENGE = aChallenge({ covers: [aCover({ coverUrl: "/media/breath.webp", focusX: 20 })] });

type Found = Parameters<typeof toSuggestions>[0];

const suggest = (found: Partial<Found> = {}, locale: Locale = "en") =>
  toSuggestions({ games: [], challenges: [], tags: [], studios: [], ...found }, aViewContext({ locale }));

describe("toSuggestions", () => {
  it("returns games, challenges, studios and tags in the viewer's language", () => {
    const found = { games: [aGame()], challenges: [CHALLENGE], tags: [aTag()], studios: [STUDIO] };
    expect(suggest(found, "de")).toEqual({
      label: "Vorschläge",
      status: "4 Vorschläge",
      rows: [
        {
          id: aGame().gameId,
          title: "Lantern Run",
          href: "/de/games/lant01/lantern-run/",
          kind: "Spiel",
          picture: toCoverPicture(aGame().covers, "16:9"),
        },
        {
          id: CHALLENGE.challengeId,
          title: "One breath, one run",
          href: "/de/challenges/brea01/one-breath-one-run/",
          kind: "Herausforderung in Lantern Run",
          picture: toCoverPicture(CHALLENGE.covers, "16:9"),
        },
        {
          id: STUDIO.studioId,
          title: "Fennec Works",
          href: `/de/search/?studios=${STUDIO.studioId}`,
          kind: "Studio",
          picture: null,
        },
      ],
      chips: [
        {
          id: aTag().tagId,
          title: "Rennspiel",
          href: "/de/tags/runner/",
          kind: "Rubrik",
          picture: null,
        },
      ],
    });
  });

  it("has wide pictures, of a challenge only its own", () => {
    const { rows } = suggest({ games: [aGame()], challenges: [aChallenge(), aChallenge({ covers: [] })] });
    expect(rows.map(({ picture }) => picture?.width)).toEqual([640, 640, undefined]);
    expect(rows[2]?.picture).toBeNull();
  });

  it("has a status without suggestions", () => {
    expect(suggest()).toEqual({ label: "Suggestions", status: "No suggestions", rows: [], chips: [] });
  });

  it.each([
    [{ tags: [aTag()] }, "1 suggestion"],
    [{ studios: [STUDIO] }, "1 suggestion"],
    [{ games: [aGame()], tags: [aTag()] }, "2 suggestions"],
  ])("counts rows and chips together", (found, status) => {
    expect(suggest(found).status).toBe(status);
  });

  it("uses the plurals of the language", () => {
    expect(suggest({ games: [aGame(), aGame()] }, "ru").status).toBe("2 подсказки");
  });

  it("falls back to a tag's alias", () => {
    const tags = [aTag({ title: "", titleTranslations: {} })];
    expect(suggest({ tags }).chips[0]).toMatchObject({ title: "runner", href: "/tags/runner/" });
  });
});
