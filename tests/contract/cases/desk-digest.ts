import { eq } from "drizzle-orm";
import { digestSettings, user } from "~api/db/schema";
import * as calls from "~contract/calls/desk-digest";
import { follow, publishGame, storeFollowedStudio } from "../../fixtures/digests";
import type { CallCase } from "../call-case";
import { asOwner, type World } from "../world";

const settings = { isOn: false, weekday: 5, hour: 15, ratePerMinute: 600 };

/** With something new from what they follow. */
async function asReader(world: World, { emailVerified = true, hasNews = true } = {}) {
  const owner = await asOwner(world);
  const { database } = world.api;
  const { userId } = owner.as;
  await database.update(user).set({ emailVerified }).where(eq(user.id, userId));
  if (!hasNews) return owner;
  const { studioId } = await storeFollowedStudio(database);
  await follow(database, [userId], { studioId });
  await publishGame(database, { studioId, title: "Gale" });
  return owner;
}

async function asSaver(world: World) {
  const owner = await asOwner(world);
  await world.api.database.delete(digestSettings);
  return owner;
}

export const DESK_DIGEST_CASES: CallCase[] = [
  { call: calls.readDigest, example: asOwner, refusals: {} },
  {
    call: calls.saveDigest,
    example: async (world) => ({ ...(await asSaver(world)), body: { settings, version: 0 } }),
    refusals: {
      invalid_request_payload: async (world) => ({
        ...(await asSaver(world)),
        body: { settings: { ...settings, hour: 24 }, version: 0 },
      }),
      content_changed: async (world) => ({ ...(await asSaver(world)), body: { settings, version: 3 } }),
    },
  },
  { call: calls.previewDigest, example: asReader, refusals: {} },
  {
    call: calls.testDigest,
    example: async (world) => ({ ...(await asReader(world)), body: { locale: "de" } }),
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asReader(world)), body: { locale: "xx" } }),
      email_not_confirmed: async (world) => ({
        ...(await asReader(world, { emailVerified: false })),
        body: { locale: "en" },
      }),
      digest_empty: async (world) => ({ ...(await asReader(world, { hasNews: false })), body: { locale: "en" } }),
    },
  },
];
