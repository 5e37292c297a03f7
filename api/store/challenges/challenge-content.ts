import { and, eq } from "drizzle-orm";
import { challengeContent, type ChallengeContent } from "~contract/entities/challenge-content";
import type { localizedContent, optionalLocalizedContent } from "~contract/entities/localized-content";
import type { Translations } from "~contract/entities/identifiers";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, games, tracks, type GameMode } from "../../db/schema/catalogue";
import { challenges, scores } from "../../db/schema/scores";
import { challengeNames } from "../../db/schema/search";
import { mangledNameOf } from "../catalogue/mangled-name";
import type { ContentKind } from "../drafts/content-kind";
import { refreshChallengeNames } from "../search/search-names";
import { newShortId } from "../short-ids";
import type { ChallengeRow } from "./challenge-responses";

/** Rules: docs/product/making-challenges.md. */
export const CHALLENGE_KIND: ContentKind<ChallengeContent> = {
  name: "challenge",
  schema: challengeContent,
  notFound: "challenge_not_found",
  titleOf: ({ name }) => name.en,
  read: readChallengeContent,
  check: checkChallenge,
  publish: publishChallenge,
  archive: archiveChallenge,
};

async function readChallengeContent(database: Database, challengeId: string): Promise<ChallengeContent | null> {
  const row = await findRow(database, challengeId);
  return row?.isPublished ? toChallengeContent(row) : null;
}

async function findRow(database: Database, challengeId: string): Promise<ChallengeRow | undefined> {
  const [row] = await database.select().from(challenges).where(eq(challenges.challengeId, challengeId));
  return row;
}

/** Rows from elsewhere may have texts that no editor could write: those are shown empty. */
export function toChallengeContent(row: ChallengeRow): ChallengeContent {
  const { gameId, mode, isMonthly, seed, shortDescription, longDescription } = row;
  return {
    ...{ gameId, mode, isMonthly, seed },
    name: nameSchema.safeParse(row.name).data ?? { en: row.name["en"] ?? row.mangledName },
    shortDescription: textsOf(shortDescription, challengeContent.shape.shortDescription),
    longDescription: textsOf(longDescription, challengeContent.shape.longDescription),
    art: row.art === "" ? null : row.art,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}

const nameSchema: ReturnType<typeof localizedContent> = challengeContent.shape.name;

function textsOf(texts: Translations | null, schema: ReturnType<typeof optionalLocalizedContent>) {
  return schema.safeParse(texts ?? {}).data ?? {};
}

async function checkChallenge(transaction: Database, challengeId: string, content: ChallengeContent): Promise<void> {
  const { gameId, art, startsAt, endsAt } = content;
  await requireMode(transaction, content);
  const picture = art === null ? [] : [eq(gameArt.gameId, gameId), eq(gameArt.name, art)];
  if (art !== null && (await transaction.$count(gameArt, and(...picture))) === 0) {
    throw new ApiFailure("challenge_picture_unknown");
  }
  if (endsAt !== null && new Date(endsAt) <= new Date(startsAt ?? 0)) {
    throw new ApiFailure("challenge_ends_before_start");
  }
  await assertScoresStayComparable(transaction, challengeId, content);
}

async function requireMode(transaction: Database, { gameId, mode }: ChallengeContent): Promise<GameMode> {
  const [game] = await transaction
    .select({ modes: games.modes })
    .from(games)
    .where(and(eq(games.gameId, gameId), eq(games.isPublished, true)));
  if (!game) throw new ApiFailure("game_not_found");
  const found = game.modes.find((candidate) => candidate.mode === mode);
  if (!found) throw new ApiFailure("challenge_mode_unknown");
  return found;
}

/** Once somebody has a score, what it was played under stays. */
async function assertScoresStayComparable(
  transaction: Database,
  challengeId: string,
  { gameId, mode, seed }: ChallengeContent,
): Promise<void> {
  const row = await findRow(transaction, challengeId);
  if (!row || (row.gameId === gameId && row.mode === mode && row.seed === seed)) return;
  const [score] = await transaction
    .select({ scoreId: scores.scoreId })
    .from(scores)
    .where(eq(scores.challengeId, challengeId))
    .limit(1);
  if (score) throw new ApiFailure("challenge_has_scores");
}

async function publishChallenge(transaction: Database, challengeId: string, content: ChallengeContent): Promise<void> {
  const { gameId, mode, name, shortDescription, longDescription, art, isMonthly, seed } = content;
  const { type, criteria } = await requireMode(transaction, content);
  const before = await findRow(transaction, challengeId);
  const row = {
    ...{ gameId, mode, type, criteria, name, isMonthly, seed, isPublished: true },
    ...{ trackId: await publicTrackOf(transaction, gameId), mangledName: mangledNameOf(name.en) },
    ...{ shortDescription: textsOrNull(shortDescription), longDescription: textsOrNull(longDescription) },
    ...{ art: art ?? "", startsAt: toDate(content.startsAt), endsAt: toDate(content.endsAt) },
  };
  if (before) {
    const changes = { ...row, version: before.version + 1 };
    await transaction.update(challenges).set(changes).where(eq(challenges.challengeId, challengeId));
  } else {
    const shortId = await freeShortId(transaction);
    await transaction.insert(challenges).values({ ...row, challengeId, shortId, createdAt: new Date() });
  }
  await transaction.delete(challengeNames).where(eq(challengeNames.challengeId, challengeId));
  await refreshChallengeNames(transaction, [gameId]);
}

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
const textsOrNull = <Texts extends Translations>(texts: Texts) => (Object.keys(texts).length > 0 ? texts : null);

async function publicTrackOf(transaction: Database, gameId: string): Promise<string> {
  const [track] = await transaction
    .select({ trackId: tracks.trackId })
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.isPublic, true)))
    .orderBy(tracks.name)
    .limit(1);
  if (!track) throw new ApiFailure("game_not_found");
  return track.trackId;
}

async function freeShortId(transaction: Database): Promise<string> {
  for (;;) {
    const shortId = newShortId();
    if ((await transaction.$count(challenges, eq(challenges.shortId, shortId))) === 0) return shortId;
  }
}

/** Its scores stay, and are there again when it comes back. */
async function archiveChallenge(transaction: Database, challengeId: string): Promise<void> {
  await transaction.update(challenges).set({ isPublished: false }).where(eq(challenges.challengeId, challengeId));
}
