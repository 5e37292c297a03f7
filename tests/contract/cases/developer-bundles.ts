import { eq } from "drizzle-orm";
import { studios } from "~api/db/schema";
import { stopGame } from "~api/store/studios/takedowns";
import { uploadBundle } from "~contract/calls/developer-builds";
import { bundleForm } from "../../fixtures/bundle-form";
import { storeReadyGame } from "../../fixtures/developer-games";
import { zipOf } from "../../fixtures/zip-file";
import type { CallCase, CaseRequest } from "../call-case";
import type { World } from "../world";
import { asTester } from "./developer-games";

type Bundle = {
  zip?: Buffer;
  field?: string;
  query?: Record<string, string>;
  asTester?: boolean;
  before?: (world: World, game: { gameId: string; studioId: string }) => Promise<unknown>;
};

const ZIP = zipOf([{ name: "index.html", content: "<!doctype html><title>Kite</title>" }]);

const sending =
  ({ zip = ZIP, field, query = {}, asTester: isTester = false, before }: Bundle = {}) =>
  async (world: World): Promise<CaseRequest> => {
    const game = await storeReadyGame(world.api.database, world.player);
    await before?.(world, game);
    const as = isTester ? await asTester(world, game.studioId) : world.player;
    return { as, params: { gameId: game.gameId }, query, ...(await bundleForm(zip, field)) };
  };

const limited =
  (values: Partial<typeof studios.$inferInsert>): NonNullable<Bundle["before"]> =>
  ({ api }, { studioId }) =>
    api.database.update(studios).set(values).where(eq(studios.studioId, studioId));

export const DEVELOPER_BUNDLE_CASES: CallCase[] = [
  {
    call: uploadBundle,
    example: sending({ query: { version: "1.0.0.9" } }),
    refusals: {
      invalid_request_payload: sending({ field: "zip" }),
      studio_role_insufficient: sending({ asTester: true }),
      track_not_found: sending({ query: { track: "beta" } }),
      version_number_too_low: sending({ query: { version: "0.9.0.0" } }),
      bundle_must_be_zip: sending({ zip: Buffer.from("no zip") }),
      missing_index_file: sending({ zip: zipOf([{ name: "kite.txt", content: "Kite" }]) }),
      game_bundle_too_big: sending({ before: limited({ buildLimits: { maxBytes: 10 } }) }),
      storage_quota_exceeded: sending({ before: limited({ maxStoredBytes: 10 }) }),
      game_is_blocked: sending({
        before: ({ api }, { gameId }) =>
          stopGame(api.database, { actorId: null, gameId, reason: "A copy.", now: new Date() }),
      }),
    },
  },
];
