import { eq } from "drizzle-orm";
import type { AgeRating } from "~contract/entities/game-details";
import type { GamePermission } from "~contract/entities/game-permission";
import type { Translations } from "~contract/entities/identifiers";
import { MAX_SHORT_DESCRIPTION_LENGTH } from "~contract/calls/developer-games";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameRights } from "../../db/schema/studios";
import { keepDraftCurrent } from "../drafts/keep-draft-current";
import { originalLocaleOf, originalOf } from "../localized-texts";
import { refreshSearch } from "../search/search-index";
import { lockStudio } from "../studios/memberships";
import { readTextCheck } from "../words/text-check";
import { assertNameFree } from "./create-game";
import { GAME_READING } from "./game-content";
import { checkGameName, mangledTitleOf } from "./game-names";
import { changeGameRow, lockGameRow, type GameRow } from "./game-rows";
import { missingFacts } from "./publish-checklist";

type Changes = {
  title?: string | null | undefined;
  shortDescription?: string | null | undefined;
  ageRating?: AgeRating | null | undefined;
  platforms?: ("DESKTOP" | "MOBILE")[] | null | undefined;
  declaredHosts?: string[] | null | undefined;
  savesStorage?: boolean | null | undefined;
  permissions?: GamePermission[] | null | undefined;
};
type ChangedValues = Partial<
  Pick<
    GameRow,
    | "title"
    | "mangledTitle"
    | "shortDescription"
    | "ageRating"
    | "platforms"
    | "declaredHosts"
    | "savesStorage"
    | "permissions"
  >
>;
type GameChange = { gameId: string; studioId: string; changes: Changes; now: Date };

/** Sets what is given and differs. */
export async function changeGame(database: Database, { gameId, studioId, changes, now }: GameChange): Promise<void> {
  const check = await readTextCheck(database);
  await database.transaction((transaction) =>
    keepDraftCurrent(transaction, GAME_READING, gameId, async () => {
      await lockStudio(transaction, studioId);
      const row = await lockGameRow(transaction, gameId);
      const values = changedValues(row, changes);
      if (Object.keys(values).length === 0) throw new ApiFailure("no_changes");
      const { title, shortDescription } = values;
      check({ title, shortDescription: shortDescription && changes.shortDescription });
      if (title !== undefined) {
        await assertNameFree(transaction, { studioId, title, fieldName: "title", except: gameId });
      }
      assertComplete({ ...row, ...values });
      await changeGameRow(transaction, gameId, { ...values, modifiedAt: now });
      await refreshSearch(transaction, [gameId]);
    }),
  );
}

function changedValues(row: GameRow, changes: Changes): ChangedValues {
  const { ageRating, savesStorage } = changes;
  const title = changes.title == null ? row.title : checkGameName(changes.title, "title");
  const description = changes.shortDescription == null ? null : checkDescription(changes.shortDescription);
  const platforms = sortedOnce(changes.platforms ?? row.platforms);
  const declaredHosts = sortedOnce(changes.declaredHosts ?? row.declaredHosts);
  const permissions = sortedOnce(changes.permissions ?? row.permissions);
  return {
    ...(title !== row.title && { title, mangledTitle: mangledTitleOf(title) }),
    ...(description !== null &&
      description !== originalOf(row.shortDescription) && {
        shortDescription: withOriginal(row.shortDescription, description),
      }),
    ...(ageRating != null && ageRating !== row.ageRating && { ageRating }),
    ...(!areEqual(platforms, row.platforms) && { platforms }),
    ...(!areEqual(declaredHosts, row.declaredHosts) && { declaredHosts }),
    ...(savesStorage != null && savesStorage !== row.savesStorage && { savesStorage }),
    ...(!areEqual(permissions, row.permissions) && { permissions }),
  };
}

function checkDescription(text: string): string {
  const description = text.normalize("NFC");
  if ([...description].length <= MAX_SHORT_DESCRIPTION_LENGTH) return description;
  throw new ApiFailure("short_description_too_long", { details: { fieldName: "shortDescription" } });
}

function withOriginal(texts: Translations, text: string): Translations {
  return { ...texts, [originalLocaleOf(texts)]: text };
}

function sortedOnce<Item extends string>(items: readonly Item[]): Item[] {
  return [...new Set(items)].sort();
}

function areEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...other].sort().every((item, index) => item === one[index]);
}

function assertComplete({ isPublished, ageRating, shortDescription, platforms }: GameRow): void {
  if (!isPublished) return;
  const [code, ...further] = missingFacts({ ageRating, platforms, description: originalOf(shortDescription) });
  if (code === undefined) return;
  const message = [code, ...further].join(", ");
  throw new ApiFailure("breaking_published_game", { details: { message } });
}

type Rights = { gameId: string; userId: string; holder: string; isOwnWork: boolean; now: Date };

export async function declareRights(database: Database, { gameId, userId, now, ...rights }: Rights): Promise<void> {
  const row = { ...rights, declaredBy: userId, declaredAt: now };
  await database
    .insert(gameRights)
    .values({ gameId, ...row })
    .onConflictDoUpdate({ target: gameRights.gameId, set: row });
}

export async function hasDeclaredRights(database: Database, gameId: string): Promise<boolean> {
  return (await database.$count(gameRights, eq(gameRights.gameId, gameId))) > 0;
}
