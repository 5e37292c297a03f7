import { eq } from "drizzle-orm";
import { announcements, user } from "~api/db/schema";
import { createAnnouncement } from "~api/store/announcements/announcements";
import { scheduleAnnouncement } from "~api/store/announcements/sending";
import * as calls from "~contract/calls/desk-announcements";
import { AN_ANNOUNCEMENT } from "../../fixtures/announcements";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const DAY_MS = 86_400_000;
const content = AN_ANNOUNCEMENT;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function ofDraft(world: World) {
  const owner = await asOwner(world);
  const { announcementId } = await createAnnouncement(world.api.database, content, {
    ...{ actorId: owner.as.userId, now: new Date() },
  });
  return { ...owner, params: { announcementId } };
}

async function ofEnded(world: World) {
  const example = await ofDraft(world);
  const { announcementId } = example.params;
  await world.api.database
    .update(announcements)
    .set({ state: "SENT", endedAt: new Date() })
    .where(eq(announcements.announcementId, announcementId));
  return example;
}

/** Its job was discarded. */
async function ofStopped(world: World) {
  const example = await ofDraft(world);
  const { announcementId } = example.params;
  await world.api.database
    .update(announcements)
    .set({ state: "SENDING", jobId: UNKNOWN_ID })
    .where(eq(announcements.announcementId, announcementId));
  return example;
}

const unknown = async (world: World) => ({ ...(await asOwner(world)), params: { announcementId: UNKNOWN_ID } });

const confirmAddress = ({ api }: World, userId: string, emailVerified: boolean) =>
  api.database.update(user).set({ emailVerified }).where(eq(user.id, userId));

const withBody = (make: (world: World) => Promise<CaseRequest>, body: object) => async (world: World) => ({
  ...(await make(world)),
  body,
});

const schedule = { version: 1, publishDate: inDays(1) };

export const DESK_ANNOUNCEMENT_CASES: CallCase[] = [
  {
    call: calls.listAnnouncements,
    example: async (world) => {
      await ofDraft(world);
      return asOwner(world);
    },
    refusals: {},
  },
  {
    call: calls.createAnnouncement,
    example: withBody(asOwner, { content }),
    refusals: {
      invalid_request_payload: withBody(asOwner, { content: { ...content, subject: { en: "Only English" } } }),
    },
  },
  { call: calls.readAnnouncement, example: ofDraft, refusals: { announcement_not_found: unknown } },
  {
    call: calls.saveAnnouncement,
    example: withBody(ofDraft, { content, version: 1 }),
    refusals: {
      invalid_request_payload: withBody(ofDraft, { content: { ...content, ratePerMinute: 0 }, version: 1 }),
      announcement_not_found: withBody(unknown, { content, version: 1 }),
      announcement_closed: withBody(ofEnded, { content, version: 1 }),
      content_changed: withBody(ofDraft, { content, version: 2 }),
    },
  },
  {
    call: calls.testAnnouncement,
    example: async (world) => {
      const example = await ofDraft(world);
      await confirmAddress(world, example.as.userId, true);
      return { ...example, body: { locale: "de" } };
    },
    refusals: {
      invalid_request_payload: withBody(ofDraft, { locale: "xx" }),
      announcement_not_found: withBody(unknown, { locale: "en" }),
      email_not_confirmed: async (world) => {
        const example = await ofDraft(world);
        await confirmAddress(world, example.as.userId, false);
        return { ...example, body: { locale: "en" } };
      },
    },
  },
  {
    call: calls.scheduleAnnouncement,
    example: withBody(ofDraft, schedule),
    refusals: {
      invalid_request_payload: withBody(ofDraft, { version: 1, publishDate: "tomorrow" }),
      announcement_not_found: withBody(unknown, schedule),
      announcement_closed: withBody(ofEnded, schedule),
      content_changed: withBody(ofDraft, { ...schedule, version: 2 }),
      publish_date_past: withBody(ofDraft, { ...schedule, publishDate: inDays(-1) }),
    },
  },
  {
    call: calls.cancelAnnouncement,
    example: ofDraft,
    refusals: { announcement_not_found: unknown, announcement_closed: ofEnded },
  },
  {
    call: calls.resumeAnnouncement,
    example: ofStopped,
    refusals: {
      announcement_not_found: unknown,
      announcement_closed: ofEnded,
      announcement_not_stopped: async (world) => {
        const example = await ofDraft(world);
        const seen = { ...example.params, version: 1, publishDate: inDays(1) };
        await scheduleAnnouncement(world.api.jobs, seen, { actorId: null, now: new Date() });
        return example;
      },
    },
  },
];
