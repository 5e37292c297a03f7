import { deskPaths } from "~/desk-paths";
import { GAME_ENTRY_CALLS } from "~contract/calls/desk-games";
import { gameContent, type GameContent } from "~contract/entities/game-content";
import {
  changeContent,
  momentField,
  optionalLocalizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = gameContent;

const saving = gameContent
  .extend({
    ...SAVING_FIELDS,
    shortDescription: optionalLocalizedFields(shape.shortDescription),
    longDescription: optionalLocalizedFields(shape.longDescription),
    releaseDate: momentField,
  })
  .transform(({ then, version, title, shortDescription, longDescription, ageRating, releaseDate, ...several }) => {
    // As the API lists them, so that the same choice is no change.
    const [platforms, tags] = [[...several.platforms].sort(), [...several.tags].sort()];
    return {
      then,
      version,
      content: { title, shortDescription, longDescription, platforms, ageRating, tags, releaseDate },
    };
  });

const GAME_FORMS: ContentForms<GameContent> = {
  calls: GAME_ENTRY_CALLS,
  saving,
  titleOf: ({ title }) => title,
  listPath: (locale) => deskPaths.games(locale),
  editorPath: deskPaths.game,
};

export function changeGame(page: PageContext, form: DeskForm, gameId: string) {
  return changeContent(page, form, GAME_FORMS, gameId);
}
