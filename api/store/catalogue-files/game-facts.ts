import { and, asc, eq, ne, notInArray } from "drizzle-orm";
import { existsSync } from "node:fs";
import path from "node:path";
import { gameFacts, type CataloguePicture, type GameFacts } from "~contract/entities/catalogue-facts";
import type { GameContent } from "~contract/entities/game-content";
import type { Database } from "../../db/database";
import { gameArt, games, gameStatistics, studios } from "../../db/schema/catalogue";
import { gameItems } from "../../db/schema/money";
import { gameRights } from "../../db/schema/studios";
import { shownControls } from "../developer-games/game-content";
import { changeGameRow, lockGameRow, type GameRow } from "../developer-games/game-rows";
import { findItemsByType } from "../money/game-offers";
import type { PieceFacts } from "./content-pieces";
import { mergeTracks, readTracks, writeTracks } from "./game-tracks-facts";
import { CatalogueFailure } from "./piece-kind";

const SHIPPED_COVERS = path.resolve("public/media/covers");

export const GAME_FACTS: PieceFacts<GameFacts, GameContent> = {
  schema: gameFacts,
  read: readFacts,
  merge: (facts, current) => ({
    ...facts,
    tracks: mergeTracks(facts.tracks, current.tracks),
    items: mergeItems(facts.items, current.items),
    rights: facts.rights ?? current.rights,
  }),
  before: async ({ transaction, id, facts, content, author }) => {
    await writeRow(transaction, { gameId: id, facts, title: content?.title ?? "", now: author.now });
    await writeRights(transaction, id, facts);
    await writePictures(transaction, id, facts);
    await writeItems(transaction, id, facts);
    await writeTracks(transaction, { gameId: id, tracks: facts.tracks, now: author.now });
  },
  // Publishing another title makes another address of it.
  after: ({ transaction, id, facts: { mangledTitle }, author }) =>
    changeGameRow(transaction, id, { mangledTitle, modifiedAt: author.now }),
};

/** What is known here has been bought here. */
function mergeItems(items: GameFacts["items"], current: GameFacts["items"]): GameFacts["items"] {
  const added = items.filter(({ type }) => !current.some((item) => item.type === type));
  return [...current, ...added].sort((left, right) => (left.type < right.type ? -1 : 1));
}

type Columns = Omit<GameFacts, "createdAt" | "rights" | "pictures" | "items" | "tracks">;

function columnsOf(row: GameRow): Columns {
  const { shortId, slug, mangledTitle, studioId, keyColor, entry, modes } = row;
  const { engine, usesSharedArrayBuffer, savesStorage, stills, hasFilm, declaredHosts, permissions } = row;
  return {
    ...{ shortId, slug, mangledTitle, studioId, keyColor, entry },
    modes: gameFacts.shape.modes.parse(modes.map((mode) => JSON.parse(JSON.stringify(mode)) as unknown)),
    ...(shownControls(row.controlGroups) === null && { controlGroups: row.controlGroups }),
    ...{ engine, usesSharedArrayBuffer, savesStorage, stills, hasFilm, declaredHosts, permissions },
  };
}

async function readFacts(database: Database, gameId: string): Promise<GameFacts | null> {
  const [row] = await database.select().from(games).where(eq(games.gameId, gameId));
  if (!row) return null;
  const art = await database
    .select()
    .from(gameArt)
    .where(eq(gameArt.gameId, gameId))
    .orderBy(asc(gameArt.position), asc(gameArt.name));
  const [rights] = await database.select().from(gameRights).where(eq(gameRights.gameId, gameId));
  const items = [...(await findItemsByType(database, gameId)).values()];
  return {
    ...columnsOf(row),
    createdAt: row.createdAt.toISOString(),
    rights: rights
      ? { holder: rights.holder, isOwnWork: rights.isOwnWork, declaredAt: rights.declaredAt.toISOString() }
      : null,
    pictures: art.map(({ name, position, focusX, isUploaded }) => ({ name, position, focusX, isUploaded })),
    items: mergeItems(
      [],
      items.map(({ itemId, type }) => ({ itemId, type })),
    ),
    tracks: await readTracks(database, gameId),
  };
}

type RowChange = { gameId: string; facts: GameFacts; title: string; now: Date };

/** A new row is published while the import runs: what refers to it is checked, and what is hidden is so at the end. */
async function writeRow(transaction: Database, { gameId, facts, title, now }: RowChange): Promise<void> {
  const { createdAt, rights: _rights, pictures: _pictures, items: _items, tracks: _tracks, ...columns } = facts;
  if ((await transaction.$count(studios, eq(studios.studioId, facts.studioId))) === 0) {
    throw new CatalogueFailure("studio_unknown", { field: "facts.studioId", detail: facts.studioId });
  }
  const isTaken = and(eq(games.shortId, facts.shortId), ne(games.gameId, gameId));
  if ((await transaction.$count(games, isTaken)) > 0) {
    throw new CatalogueFailure("short_id_taken", { field: "facts.shortId", detail: facts.shortId });
  }
  const values = { ...columns, createdAt: new Date(createdAt), modifiedAt: now };
  const [existing] = await transaction.select({ id: games.gameId }).from(games).where(eq(games.gameId, gameId));
  if (existing) {
    await lockGameRow(transaction, gameId);
    return changeGameRow(transaction, gameId, values);
  }
  const empty = { title, shortDescription: {}, longDescription: {}, platforms: [], controlGroups: [] };
  const added = { ...empty, releaseDate: new Date(createdAt), ...values };
  await transaction.insert(games).values({ ...added, gameId, isPublished: true });
  await transaction.insert(gameStatistics).values({ gameId });
}

async function writeRights(transaction: Database, gameId: string, { rights }: GameFacts): Promise<void> {
  if (!rights) return;
  const row = { ...rights, declaredAt: new Date(rights.declaredAt) };
  await transaction
    .insert(gameRights)
    .values({ ...row, gameId })
    .onConflictDoUpdate({ target: gameRights.gameId, set: row });
}

async function writePictures(transaction: Database, gameId: string, { pictures, slug }: GameFacts): Promise<void> {
  const isListed = notInArray(
    gameArt.name,
    pictures.map(({ name }) => name),
  );
  for (const picture of pictures) assertShipped(picture, slug);
  await transaction.delete(gameArt).where(and(eq(gameArt.gameId, gameId), isListed));
  for (const picture of pictures) {
    await transaction
      .insert(gameArt)
      .values({ ...picture, gameId })
      .onConflictDoUpdate({ target: [gameArt.gameId, gameArt.name], set: picture });
  }
}

/** Pictures of the demo's games are no uploads: they come with the portal. */
function assertShipped({ name, isUploaded }: CataloguePicture, slug: string): void {
  if (isUploaded || existsSync(path.join(SHIPPED_COVERS, slug, name))) return;
  throw new CatalogueFailure("picture_unknown", { field: "facts.pictures", detail: `${slug}/${name}` });
}

/** For sale as the content says, which is published afterwards. */
async function writeItems(transaction: Database, gameId: string, { items }: GameFacts): Promise<void> {
  const known = await findItemsByType(transaction, gameId);
  for (const item of items.filter(({ type }) => !known.has(type))) {
    const unsold = { ...item, gameId, price: 0, currency: "RPX", isOffered: false };
    await transaction.insert(gameItems).values(unsold).onConflictDoNothing();
  }
}
