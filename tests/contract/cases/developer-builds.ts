import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { gameArt, gameRights, games, studios, tracks, trackTesters, uploads, user } from "~api/db/schema";
import { MAX_TESTERS, MAX_TRACKS } from "~api/store/developer-games/game-tracks";
import { stopGame } from "~api/store/studios/takedowns";
import * as calls from "~contract/calls/developer-builds";
import { reviewStudio, storeReadyGame, storeStudioGame } from "../../fixtures/developer-games";
import { storeRelease } from "../../fixtures/stored-releases";
import type { CallCase, CaseRequest } from "../call-case";
import { OTHER_NAME, type World } from "../world";
import { asTester } from "./developer-games";
import { REFUSED_WORD, refusingWords } from "./refused-words";

type ReadyGame = Awaited<ReturnType<typeof storeReadyGame>>;
type Making = (game: ReadyGame, world: World) => Omit<CaseRequest, "as"> | Promise<Omit<CaseRequest, "as">>;
type MakeRequest = (world: World) => Promise<CaseRequest>;

const SHA_256 = "a".repeat(64);
const UPLOAD_BYTES = 100;
const upload = { bytes: UPLOAD_BYTES, track: "internal" };

const withGame =
  (make: Making): MakeRequest =>
  async (world) => {
    const game = await storeReadyGame(world.api.database, world.player);
    const { params, ...request } = await make(game, world);
    return { as: world.player, ...request, params: { gameId: game.gameId, ...params } };
  };

const withGameAsTester =
  (make: Making): MakeRequest =>
  async (world) => {
    const game = await storeReadyGame(world.api.database, world.player);
    const { params, ...request } = await make(game, world);
    const as = await asTester(world, game.studioId);
    return { as, ...request, params: { gameId: game.gameId, ...params } };
  };

const stopped =
  (make: Making): Making =>
  async (game, world) => {
    await stopGame(world.api.database, { actorId: null, gameId: game.gameId, reason: "A copy.", now: new Date() });
    return make(game, world);
  };

const reviewed =
  (make: Making): Making =>
  async (game, world) => {
    await reviewStudio(world.api.database, game.studioId);
    return make(game, world);
  };

const starting =
  (fields: Record<string, unknown> = {}): Making =>
  () => ({ body: { ...upload, ...fields } });

const startingOverQuota: Making = async ({ studioId }, { api }) => {
  await api.database.update(studios).set({ maxStoredBytes: 10 }).where(eq(studios.studioId, studioId));
  return { body: upload };
};

const startingWithoutRights: MakeRequest = async ({ api, player }) => {
  const { gameId } = await storeStudioGame(api.database, player);
  return { as: player, params: { gameId }, body: upload };
};

type UploadRow = Partial<typeof uploads.$inferInsert>;

async function storeUpload(
  { api, player }: World,
  row: UploadRow = {},
): Promise<{ uploadId: string; studioId: string }> {
  const { gameId, studioId } = await storeStudioGame(api.database, player);
  const uploadId = randomUUID();
  const moments = { createdAt: new Date(), changedAt: new Date() };
  const about = { uploadId, gameId, userId: player.userId, track: "internal", reused: {} };
  await api.database.insert(uploads).values({ ...about, ...moments, bytes: UPLOAD_BYTES, state: "receiving", ...row });
  return { uploadId, studioId };
}

const sendingPart =
  (part: number, bytes: number, row: UploadRow = {}): MakeRequest =>
  async (world) => {
    const { uploadId } = await storeUpload(world, row);
    return { as: world.player, params: { uploadId, part: String(part) }, body: Buffer.alloc(bytes) };
  };

const cancelling =
  (row: UploadRow = {}): MakeRequest =>
  async (world) => {
    const { uploadId } = await storeUpload(world, row);
    return { as: world.player, params: { uploadId } };
  };

async function trackIdOf({ api }: World, gameId: string, name = "internal"): Promise<string> {
  const isNamed = and(eq(tracks.gameId, gameId), eq(tracks.name, name));
  const [track] = await api.database.select().from(tracks).where(isNamed);
  return track?.trackId ?? "";
}

const switching: Making = async ({ gameId }, world) => {
  const { releaseId } = await storeRelease(world.api.database, gameId);
  return { params: { trackId: await trackIdOf(world, gameId) }, body: { releaseId } };
};

const inviting: Making = async ({ gameId }, world) => ({
  params: { trackId: await trackIdOf(world, gameId) },
  body: { username: OTHER_NAME },
});

const invitingOneTooMany: Making = async ({ gameId }, world) => {
  const { database } = world.api;
  const trackId = await trackIdOf(world, gameId);
  const ids = Array.from({ length: MAX_TESTERS }, () => randomUUID());
  await database.insert(user).values(ids.map((id) => ({ id, name: "", email: `${id}@mail.test` })));
  const invitedAt = new Date();
  await database.insert(trackTesters).values(ids.map((userId) => ({ trackId, userId, invitedAt })));
  return { params: { trackId }, body: { username: OTHER_NAME } };
};

const removing: Making = async ({ gameId }, world) => {
  const trackId = await trackIdOf(world, gameId);
  const { userId } = world.other;
  await world.api.database.insert(trackTesters).values({ trackId, userId, invitedAt: new Date() });
  return { params: { trackId, userId } };
};

const addingTrack =
  (name: string): Making =>
  () => ({ body: { name } });

const addingOneTrackTooMany: Making = async ({ gameId }, { api }) => {
  const names = Array.from({ length: MAX_TRACKS - 2 }, (_, index) => `beta-${String(index)}`);
  const rows = names.map((name) => ({ trackId: randomUUID(), gameId, name, isPublic: false, release: "" }));
  await api.database.insert(tracks).values(rows);
  return { body: { name: "one-more" } };
};

const without =
  (change: (world: World, gameId: string) => Promise<unknown>): Making =>
  async ({ gameId }, world) => {
    await change(world, gameId);
    return {};
  };

const withValues = (values: Partial<typeof games.$inferInsert>) =>
  without(({ api }, gameId) => api.database.update(games).set(values).where(eq(games.gameId, gameId)));

const publishing: Making = () => ({});

export const DEVELOPER_BUILD_CASES: CallCase[] = [
  {
    call: calls.findStoredFiles,
    example: withGame(() => ({ body: { hashes: [SHA_256] } })),
    refusals: { studio_role_insufficient: withGameAsTester(() => ({ body: { hashes: [] } })) },
  },
  {
    call: calls.startUpload,
    example: withGame(starting()),
    refusals: {
      studio_role_insufficient: withGameAsTester(starting()),
      track_not_found: withGame(starting({ track: "public" })),
      rights_not_declared: startingWithoutRights,
      version_number_too_low: withGame(starting({ version: "0.9.0.0" })),
      game_bundle_too_big: withGame(starting({ bytes: 2 ** 40 })),
      storage_quota_exceeded: withGame(startingOverQuota),
      file_not_stored: withGame(starting({ reused: { "game.js": SHA_256 } })),
      game_is_blocked: withGame(stopped(starting())),
    },
  },
  {
    call: calls.getUpload,
    example: async (world) => {
      const { uploadId, studioId } = await storeUpload(world);
      return { as: await asTester(world, studioId), params: { uploadId } };
    },
  },
  { call: calls.listUploads, example: withGame(() => ({})) },
  {
    call: calls.cancelUpload,
    example: cancelling(),
    refusals: { upload_closed: cancelling({ state: "done" }) },
  },
  {
    call: calls.putUploadPart,
    example: sendingPart(0, UPLOAD_BYTES),
    refusals: {
      upload_closed: sendingPart(0, UPLOAD_BYTES, { state: "refused", refusals: [] }),
      upload_part_unexpected: sendingPart(1, UPLOAD_BYTES),
      upload_part_too_large: sendingPart(0, UPLOAD_BYTES + 1),
    },
  },
  { call: calls.listReleases, example: withGame(() => ({})) },
  {
    call: calls.changeReleaseNotes,
    example: withGame(({ releaseId }) => ({ params: { releaseId }, body: { notes: { en: "More wind.", de: "" } } })),
    refusals: {
      studio_role_insufficient: withGameAsTester(({ releaseId }) => ({ params: { releaseId }, body: { notes: {} } })),
      text_refused: async (world) => {
        await refusingWords(world);
        return withGame(({ releaseId }) => ({ params: { releaseId }, body: { notes: { de: REFUSED_WORD } } }))(world);
      },
    },
  },
  {
    call: calls.publishGame,
    example: withGame(publishing),
    refusals: {
      invalid_request_payload: withGame(() => ({ query: { rulesChanged: "perhaps" } })),
      studio_role_insufficient: withGameAsTester(publishing),
      no_release_for_track: withGame(
        without(({ api }, gameId) =>
          api.database.update(tracks).set({ releaseId: null }).where(eq(tracks.gameId, gameId)),
        ),
      ),
      age_rating_not_set: withGame(withValues({ ageRating: "NOT_SET" })),
      game_description_empty: withGame(withValues({ shortDescription: {} })),
      no_platforms_added: withGame(withValues({ platforms: [] })),
      missing_game_covers: withGame(
        without(({ api }, gameId) => api.database.delete(gameArt).where(eq(gameArt.gameId, gameId))),
      ),
      rights_not_declared: withGame(
        without(({ api }, gameId) => api.database.delete(gameRights).where(eq(gameRights.gameId, gameId))),
      ),
      game_is_blocked: withGame(stopped(publishing)),
      review_required: withGame(reviewed(publishing)),
    },
  },
  {
    call: calls.switchTrack,
    example: withGame(switching),
    refusals: {
      studio_role_insufficient: withGameAsTester(switching),
      game_is_blocked: withGame(stopped(switching)),
    },
  },
  {
    call: calls.createTrack,
    example: withGame(addingTrack("beta")),
    refusals: {
      studio_role_insufficient: withGameAsTester(addingTrack("beta")),
      track_name_taken: withGame(addingTrack("internal")),
      max_tracks_limit_reached: withGame(addingOneTrackTooMany),
    },
  },
  {
    call: calls.inviteTester,
    example: withGame(inviting),
    refusals: {
      studio_role_insufficient: withGameAsTester(inviting),
      testers_exhausted: withGame(invitingOneTooMany),
    },
  },
  {
    call: calls.removeTester,
    example: withGame(removing),
    refusals: { studio_role_insufficient: withGameAsTester(removing) },
  },
];
