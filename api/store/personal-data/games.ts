import { asc, eq } from "drizzle-orm";
import { releases, trackReleases, trackTesters, uploads } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { gameRights } from "../../db/schema/studios";
import { isoTimeOf, pageOf, type Readers } from "./reader";

const game = { gameId: games.gameId, gameTitle: games.title };

export const GAME_READERS: Readers<"rightsDeclarations" | "uploads" | "releases" | "trackReleases" | "testedTracks"> = {
  rightsDeclarations: async (query) => {
    const { holder, isOwnWork, declaredAt, gameId } = gameRights;
    const rows = query.database
      .select({ ...game, holder, isOwnWork, declaredAt: isoTimeOf(declaredAt) })
      .from(gameRights)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(gameRights.declaredBy, query.userId))
      .orderBy(asc(declaredAt), asc(gameId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "rightsDeclarations", ...pageOf(query, await rows) };
  },

  uploads: async (query) => {
    const { state, track, bytes, createdAt, uploadId } = uploads;
    const rows = query.database
      .select({ ...game, state, track, bytes, createdAt: isoTimeOf(createdAt) })
      .from(uploads)
      .innerJoin(games, eq(games.gameId, uploads.gameId))
      .where(eq(uploads.userId, query.userId))
      .orderBy(asc(createdAt), asc(uploadId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "uploads", ...pageOf(query, await rows) };
  },

  releases: async (query) => {
    const { version, createdAt, releaseId } = releases;
    const rows = query.database
      .select({ ...game, version, createdAt: isoTimeOf(createdAt) })
      .from(releases)
      .innerJoin(games, eq(games.gameId, releases.gameId))
      .where(eq(releases.createdBy, query.userId))
      .orderBy(asc(createdAt), asc(releaseId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "releases", ...pageOf(query, await rows) };
  },

  trackReleases: async (query) => {
    const { publishedAt, trackId } = trackReleases;
    const what = { track: tracks.name, version: releases.version, publishedAt: isoTimeOf(publishedAt) };
    const rows = query.database
      .select({ ...game, ...what })
      .from(trackReleases)
      .innerJoin(tracks, eq(tracks.trackId, trackId))
      .innerJoin(releases, eq(releases.releaseId, trackReleases.releaseId))
      .innerJoin(games, eq(games.gameId, tracks.gameId))
      .where(eq(trackReleases.publishedBy, query.userId))
      .orderBy(asc(publishedAt), asc(trackId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "trackReleases", ...pageOf(query, await rows) };
  },

  testedTracks: async (query) => {
    const { invitedAt, trackId } = trackTesters;
    const rows = query.database
      .select({ ...game, track: tracks.name, invitedAt: isoTimeOf(invitedAt) })
      .from(trackTesters)
      .innerJoin(tracks, eq(tracks.trackId, trackId))
      .innerJoin(games, eq(games.gameId, tracks.gameId))
      .where(eq(trackTesters.userId, query.userId))
      .orderBy(asc(invitedAt), asc(trackId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "testedTracks", ...pageOf(query, await rows) };
  },
};
