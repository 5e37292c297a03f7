import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, sendAnnouncement, storeReaders } from "../../tests/fixtures/announcements";
import { failureOf } from "../../tests/fixtures/api-responses";
import { returnedMail } from "../../tests/fixtures/returned-mail";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { announcementRecipients, bouncedAddresses, user } from "../db/schema";
import { readAnnouncement } from "../store/announcements/announcements";
import { countAudience } from "../store/announcements/audience";

const TOKEN = "a-token-of-the-mail-server";

let api: TestApi;
let readers: string[];
let announcementId: string;
beforeEach(async () => {
  api = await startTestApi({ RETURNED_MAIL_TOKEN: TOKEN });
  readers = await storeReaders(api.database, 3);
  announcementId = await sendAnnouncement(api);
  await api.jobs.settled();
});

function hand(body: string, token = TOKEN): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "message/rfc822" };
  return api.fetch("/v2/returned-mails", { method: "POST", headers, body });
}

async function outcomeOf(response: Promise<Response>): Promise<unknown> {
  const { status, headers } = await response;
  expect([status, headers.get("cache-control")]).toEqual([202, "no-store"]);
  return ((await (await response).json()) as { outcome: unknown }).outcome;
}

async function messageIdOf(reader: number): Promise<string> {
  const sent = (await api.mails()).find(({ to }) => to === addressOf(reader));
  return sent?.messageId.slice(1, -1) ?? "";
}

const bounced = async () => (await api.database.select().from(bouncedAddresses)).map(({ email }) => email);
const counts = async () => {
  const { sent, bounced: lost } = (await readAnnouncement(api.database, announcementId, new Date())).announcement
    .counts;
  return { sent, lost };
};

describe("a returned mail", () => {
  it("counts as a bounce of the address that it could not reach, once", async () => {
    expect(await counts()).toEqual({ sent: 3, lost: 0 });
    const mail = returnedMail({ messageId: await messageIdOf(0), recipient: "Reader0@EXAMPLE.org" });
    expect(await outcomeOf(hand(mail))).toBe("bounced");
    expect(await outcomeOf(hand(mail))).toBe("unknown");
    expect(await bounced()).toEqual([addressOf(0)]);
    expect(await counts()).toEqual({ sent: 2, lost: 1 });
    expect(await countAudience(api.database, "MARKETING", new Date())).toBe(2);
  });

  it("changes nothing where its id is forged, of another's mail, or of a mail that was not sent", async () => {
    const recipient = addressOf(0);
    for (const messageId of [`${crypto.randomUUID()}@localhost`, await messageIdOf(1)]) {
      expect(await outcomeOf(hand(returnedMail({ messageId, recipient })))).toBe("unknown");
    }
    const messageId = await messageIdOf(0);
    await api.database.update(announcementRecipients).set({ state: "waiting", tries: 0 });
    expect(await outcomeOf(hand(returnedMail({ messageId, recipient })))).toBe("unknown");
    expect(await bounced()).toEqual([]);
  });

  it("is about the address that it went to, not about a later one", async () => {
    const messageId = await messageIdOf(0);
    await api.database
      .update(user)
      .set({ email: "new@example.org" })
      .where(eq(user.id, readers[0] ?? ""));
    expect(await outcomeOf(hand(returnedMail({ messageId, recipient: addressOf(0) })))).toBe("unknown");
    expect(await bounced()).toEqual([]);
  });

  it("is taken and says nothing where it is a delay, a matter of policy or no report", async () => {
    const ours = { messageId: await messageIdOf(0), recipient: addressOf(0) };
    expect(await outcomeOf(hand(returnedMail({ ...ours, action: "delayed", status: "4.4.1" })))).toBe("not-permanent");
    expect(await outcomeOf(hand(returnedMail({ ...ours, status: "5.7.1" })))).toBe("not-permanent");
    expect(await outcomeOf(hand("Subject: Away\r\n\r\nUntil Monday."))).toBe("no-report");
    expect(await bounced()).toEqual([]);
  });

  it("is taken from whoever has the token only, and up to a size", async () => {
    expect(await failureOf(hand("", "another-token-of-somebody"))).toBe("404 not_found");
    expect(await failureOf(api.fetch("/v2/returned-mails", { method: "POST" }))).toBe("404 not_found");
    expect(await failureOf(hand("x".repeat(262_145)))).toBe("413 invalid_request_payload");
    api = await startTestApi();
    expect(await failureOf(hand("", "undefined"))).toBe("404 not_found");
  });
});
