import { and, asc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { ListedReview } from "~contract/calls/game-reviews";
import type { Pagination } from "~contract/entities/pagination";
import { builds, releases } from "../../db/schema/builds";
import { gameArt, games, studios, tracks } from "../../db/schema/catalogue";
import { gameReviews } from "../../db/schema/reviews";
import { gameRights, takedowns } from "../../db/schema/studios";
import { coverImageOf } from "../catalogue/pictures";
import { INTERNAL_TRACK } from "../developer-games/track-names";
import { originalOf } from "../localized-texts";
import { countTotal, pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import { isCover } from "../pictures/game-pictures";
import type { QueryContext } from "../query-context";
import { OPEN_STATES } from "./review-states";

const IS_OPEN = inArray(gameReviews.state, OPEN_STATES);

type ReviewContext = Pick<QueryContext, "database" | "mediaBaseUrl">;

/** What waits comes first, the oldest before the others; then what is approved, by its moment. */
export async function listReviews(
  { database, mediaBaseUrl }: ReviewContext,
  pages: PageRequest,
): Promise<{ reviews: ListedReview[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const rows = await selectReviews({ database }, window);
  const totalItems = await countTotal(window, rows.length, () => database.$count(gameReviews, IS_OPEN));
  const gameIds = rows.map(({ game }) => game.gameId);
  const art = await database
    .select()
    .from(gameArt)
    .where(inArray(gameArt.gameId, gameIds))
    .orderBy(asc(gameArt.position));
  const reviews = rows.map(
    ({ review, game, studioName, trackId, version, report, rights, isStopped }): ListedReview => {
      const { gameId, shortId, title, mangledTitle, ageRating, platforms, permissions, declaredHosts } = game;
      const cover = art.find((piece) => piece.gameId === gameId && isCover(piece));
      return {
        ...{ reviewId: review.reviewId, state: review.state === "scheduled" ? "SCHEDULED" : "WAITING" },
        ...{ gameId, shortId, gameTitle: title, mangledTitle, studioName, trackId, version, report },
        ...{ ageRating, platforms, permissions, declaredHosts, isStopped, failure: review.failure },
        shortDescription: originalOf(game.shortDescription),
        coverUrl: cover ? coverImageOf(mediaBaseUrl, game.slug, cover) : null,
        rights: rights && { holder: rights.holder, isOwnWork: rights.isOwnWork },
        submittedDate: review.submittedAt.toISOString(),
        wishedDate: review.wishedAt?.toISOString() ?? null,
        publishDate: review.publishAt?.toISOString() ?? null,
      };
    },
  );
  return { reviews, pagination: toPagination(window, totalItems) };
}

async function selectReviews({ database }: Pick<ReviewContext, "database">, { pageSize, offset }: PageWindow) {
  const takedown = database
    .select({ one: sql`1` })
    .from(takedowns)
    .where(and(eq(takedowns.gameId, gameReviews.gameId), isNull(takedowns.liftedAt)));
  return database
    .select({
      ...{ review: gameReviews, game: games, studioName: studios.name, trackId: tracks.trackId },
      ...{ version: releases.version, report: builds.report, rights: gameRights },
      isStopped: sql<boolean>`${exists(takedown)}`,
    })
    .from(gameReviews)
    .innerJoin(games, eq(games.gameId, gameReviews.gameId))
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .innerJoin(tracks, and(eq(tracks.gameId, games.gameId), eq(tracks.name, INTERNAL_TRACK)))
    .innerJoin(releases, eq(releases.releaseId, gameReviews.releaseId))
    .innerJoin(builds, eq(builds.buildId, releases.buildId))
    .leftJoin(gameRights, eq(gameRights.gameId, games.gameId))
    .where(IS_OPEN)
    .orderBy(sql`${gameReviews.publishAt} nulls first`, asc(gameReviews.submittedAt), asc(gameReviews.gameId))
    .limit(pageSize)
    .offset(offset);
}
