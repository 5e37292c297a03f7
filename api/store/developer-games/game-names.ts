import { MAX_GAME_TITLE_LENGTH } from "~contract/calls/developer-games";
import { ApiFailure } from "../../api-failure";
import { mangledNameOf } from "../catalogue/mangled-name";

/** Controls, invisible formatting, line separators, and what Unicode does not assign. */
const FORBIDDEN_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** In addresses of a game whose name has no letters that an address can spell. */
const UNSPELLED = "game";

type Field = "name" | "title";

/** The name in composed Unicode with single spaces (docs/product/releases.md#names-of-games). */
export function checkGameName(given: string, fieldName: Field): string {
  const refuse = (code: "game_name_empty" | "game_name_too_long" | "invalid_characters_in_name") =>
    new ApiFailure(code, { details: { fieldName } });
  const name = given.normalize("NFC").trim().replace(/ {2,}/g, " ");
  if (name === "") throw refuse("game_name_empty");
  if ([...name].length > MAX_GAME_TITLE_LENGTH) throw refuse("game_name_too_long");
  if (FORBIDDEN_CHARACTERS.test(name) || !LETTER_OR_DIGIT.test(name)) throw refuse("invalid_characters_in_name");
  return name;
}

export function mangledTitleOf(name: string): string {
  return mangledNameOf(name) || UNSPELLED;
}
