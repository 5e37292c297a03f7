import { expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import type { Similarity } from "~contract/entities/similar-game";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toSimilarGames } from "./similar-games";

const RUNNER = aTag();
const COSY = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: { ru: "Уют" } });
const MAZE = aTag({ alias: "maze", title: "Maze", titleTranslations: {} });
const SPACE = aTag({ alias: "space", parentTagAlias: "theme", title: "", titleTranslations: {} });

const reason = (code: Similarity["code"], tags: Similarity["tags"] = [], locale: (typeof LOCALES)[number] = "en") =>
  toSimilarGames([{ game: aGame(), reason: { code, tags } }], aViewContext({ locale }))[0]?.reason;

it.each([
  ["SAME_STUDIO", [], "Also by Fennec Works"],
  ["PLAYED_TOGETHER", [], "Players of this game also play"],
  ["SHARED_TAGS", [COSY, RUNNER], "Same genre: Runner"],
  ["SHARED_TAGS", [MAZE, RUNNER], "Same genre: Maze"],
  ["SHARED_TAGS", [COSY, SPACE, COSY], "In common: Cosy and space"],
] as const)("has the reason %s", (code, tags, text) => {
  expect(reason(code, [...tags])).toBe(text);
});

it.each(LOCALES)("has every reason in %s", (locale) => {
  for (const code of ["SAME_STUDIO", "PLAYED_TOGETHER", "SHARED_TAGS"] as const) {
    expect(reason(code, [COSY], locale)).toMatch(/^[^{}]+$/);
  }
  expect(reason("SHARED_TAGS", [COSY], "ru")).toBe("Общее: Уют");
});
