import { inArray } from "drizzle-orm";
import { MAX_SUGGESTIONS } from "~contract/calls/games";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Studio } from "~contract/entities/studio";
import type { Tag } from "~contract/entities/tag";
import { studios } from "../../db/schema/catalogue";
import { loadChallenges } from "../challenges/challenges";
import { loadGames } from "../catalogue/game-summaries";
import { findByName } from "./name-search";
import { CHALLENGE_NAMES, GAME_TITLES, STUDIO_NAMES, TAG_NAMES, type NameKind } from "./name-kinds";
import type { QueryContext } from "../query-context";
import { toSearchTerms } from "./search-query";
import { loadTags } from "../catalogue/tags";

export type Suggestions = { games: Game[]; challenges: Challenge[]; tags: Tag[]; studios: Studio[] };

export async function suggest(context: QueryContext, text: string): Promise<Suggestions> {
  const terms = toSearchTerms(text, context.locale);
  if (!terms) return { games: [], challenges: [], tags: [], studios: [] };
  const { database, locale } = context;
  const idsOf = (kind: NameKind, limit: number) => findByName(database, kind, { folded: terms.folded, locale, limit });
  const [gameIds, challengeIds, tagIds, studioIds] = await Promise.all([
    idsOf(GAME_TITLES, MAX_SUGGESTIONS.games),
    idsOf(CHALLENGE_NAMES, MAX_SUGGESTIONS.challenges),
    idsOf(TAG_NAMES, MAX_SUGGESTIONS.tags),
    idsOf(STUDIO_NAMES, MAX_SUGGESTIONS.studios),
  ]);
  const [games, challenges, tags, studiosById] = await Promise.all([
    loadGames(context, gameIds),
    loadChallenges(context, challengeIds),
    loadTags(context, tagIds),
    loadStudios(context, studioIds),
  ]);
  return {
    games: [...games.values()].map(({ summary }) => summary),
    challenges: [...challenges.values()],
    tags: tagIds.flatMap((tagId) => tags.get(tagId) ?? []),
    studios: studioIds.flatMap((studioId) => studiosById.get(studioId) ?? []),
  };
}

async function loadStudios({ database }: QueryContext, studioIds: string[]): Promise<Map<string, Studio>> {
  if (studioIds.length === 0) return new Map();
  const rows = await database.select().from(studios).where(inArray(studios.studioId, studioIds));
  return new Map(rows.map((studio) => [studio.studioId, studio]));
}
