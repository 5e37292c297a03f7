import { and, eq } from "drizzle-orm";
import { studioContent, type StudioContent } from "~contract/entities/studio-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import type { ContentKind } from "../drafts/content-kind";
import { refreshSearch } from "../search/search-index";
import { lockStudio } from "./memberships";
import { assertNameIsFree, lockStudioNames, toStudioName } from "./new-studio";

type StudioRow = typeof studios.$inferSelect;

/** Rules: docs/product/studios.md#texts-at-the-desk. */
export const STUDIO_KIND: ContentKind<StudioContent> = {
  name: "studio",
  schema: studioContent,
  notFound: "studio_not_found",
  titleOf: ({ name }) => name,
  read: readStudio,
  check: checkStudio,
  publish: publishStudio,
  archive: () => Promise.reject(new Error("Studios are not archived.")),
};

async function readStudio(database: Database, studioId: string): Promise<StudioContent | null> {
  const [row] = await database.select().from(studios).where(eq(studios.studioId, studioId));
  return row ? toStudioContent(row) : null;
}

export function toStudioContent({ name, description, links, pictureGameId }: StudioRow): StudioContent {
  return { name, description: studioContent.shape.description.parse(description), links, pictureGameId };
}

async function checkStudio(
  transaction: Database,
  studioId: string,
  { name, pictureGameId }: StudioContent,
): Promise<void> {
  await lockStudioNames(transaction);
  await lockStudio(transaction, studioId);
  await assertNameIsFree(transaction, toStudioName(name), studioId);
  if (pictureGameId === null) return;
  const isOwn = and(eq(games.gameId, pictureGameId), eq(games.studioId, studioId));
  if ((await transaction.$count(games, isOwn)) === 0) throw new ApiFailure("studio_picture_unknown");
}

async function publishStudio(transaction: Database, studioId: string, content: StudioContent): Promise<void> {
  const [before] = await transaction.select().from(studios).where(eq(studios.studioId, studioId));
  const name = toStudioName(content.name);
  await transaction
    .update(studios)
    .set({ ...content, name })
    .where(eq(studios.studioId, studioId));
  if (before?.name !== name) await refreshSearchOfStudio(transaction, studioId);
}

/** The studio's name is in the documents of its games. */
async function refreshSearchOfStudio(transaction: Database, studioId: string): Promise<void> {
  const rows = await transaction.select({ gameId: games.gameId }).from(games).where(eq(games.studioId, studioId));
  await refreshSearch(
    transaction,
    rows.map(({ gameId }) => gameId),
  );
}
