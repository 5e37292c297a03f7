import { beforeAll, describe, expect, it, vi } from "vitest";
import { signSubscription } from "~api/identity/subscription-token";
import { action, loader } from "~/routes/($locale)_.unsubscribe";
import { getProfile } from "~contract/calls/profile";
import { dataOf } from "../fixtures/api-responses";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";
import { TEST_SECRET } from "../setup/test-api";

const PATTERN = "/:locale?/unsubscribe";
/** Mail programs send no origin of the portal. */
const MAIL_PROGRAM = { origin: "", "sec-fetch-site": "cross-site" };

beforeAll(async () => {
  vi.stubEnv("SESSION_SECRET", TEST_SECRET);
  await openPortal();
});

async function aSubscriber(username: string): Promise<{ member: Member; path: string }> {
  const email = `${username}@example.org`;
  const member = await aPlayer(username, { email, marketingConsent: true });
  const token = signSubscription(TEST_SECRET, { userId: member.userId, kind: "MARKETING" });
  return { member, path: `/unsubscribe/?token=${encodeURIComponent(token)}` };
}

const open = async (path: string) => runLoader(loader, PATTERN, path);
const viewAt = async (path: string) => (await open(path)).payload.unsubscribe;
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  runAction(action, path, { pattern: PATTERN, headers, body: new URLSearchParams(fields) });
const hasConsent = async (member: Member) => (await dataOf(getProfile, member.fetch("/profile"))).marketingConsent;

describe("the link of a mail", () => {
  it("shows the subscription without a session, and changes nothing when opened", async () => {
    const { member, path } = await aSubscriber("sub_reader");
    for (const address of [path, `/de${path}`]) {
      const { status, headers, payload } = await open(address);
      expect(status).toBe(200);
      expect(payload.unsubscribe).toEqual({ status: "subscribed", isDigest: false, email: "s…@example.org" });
      expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
    expect(await hasConsent(member)).toBe(true);
  });

  it("unsubscribes by its button, and subscribes again", async () => {
    const { member, path } = await aSubscriber("sub_stops");
    for (let time = 0; time < 2; time += 1) {
      const result = await send(`/de${path}`, { intent: "unsubscribe" });
      expect(result).toMatchObject({ status: 302, location: `/de${path}` });
      expect(await hasConsent(member)).toBe(false);
    }
    expect(await viewAt(path)).toEqual({ status: "stopped", isDigest: false, email: "s…@example.org" });
    expect((await send(path, { intent: "subscribe" })).status).toBe(302);
    expect(await hasConsent(member)).toBe(true);
  });

  it("of a digest ends the digest by one click, and leaves the news", async () => {
    const email = "sub_digest@example.org";
    const member = await aPlayer("sub_digest", { email, marketingConsent: true, digestConsent: true });
    const token = signSubscription(TEST_SECRET, { userId: member.userId, kind: "DIGEST" });
    const path = `/unsubscribe/?token=${encodeURIComponent(token)}`;
    expect(await viewAt(path)).toEqual({ status: "subscribed", isDigest: true, email: "s…@example.org" });
    await send(path, { "List-Unsubscribe": "One-Click" }, MAIL_PROGRAM);
    expect(await viewAt(path)).toMatchObject({ status: "stopped", isDigest: true });
    const { digestConsent, marketingConsent } = await dataOf(getProfile, member.fetch("/profile"));
    expect({ digestConsent, marketingConsent }).toEqual({ digestConsent: false, marketingConsent: true });
  });

  it("unsubscribes by the mail program's button, without a redirect (RFC 8058)", async () => {
    const { member, path } = await aSubscriber("sub_one_click");
    for (let time = 0; time < 2; time += 1) {
      const result = await send(path, { "List-Unsubscribe": "One-Click" }, MAIL_PROGRAM);
      expect(result).toMatchObject({ status: 200, location: null, payload: { ok: true } });
      expect(await hasConsent(member)).toBe(false);
    }
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const asForm = await runAction(action, path, { pattern: PATTERN, headers: MAIL_PROGRAM, body });
    expect(asForm.payload).toEqual({ ok: true });
  });

  it.each(["nonsense", "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77.MARKETING.AAAA"])("is refused as %s", async (token) => {
    const path = `/unsubscribe/?token=${token}`;
    const { status, payload } = await open(path);
    expect(status).toBe(400);
    expect(payload.unsubscribe).toEqual({ status: "invalid" });
    expect(await send(path, { intent: "unsubscribe" })).toMatchObject({ status: 400, payload: { ok: false } });
    expect((await send("/unsubscribe/", { "List-Unsubscribe": "One-Click" }, MAIL_PROGRAM)).status).toBe(400);
  });

  it("refuses other values", async () => {
    const { member, path } = await aSubscriber("sub_nonsense");
    for (const fields of [{}, { intent: "delete" }, { "List-Unsubscribe": "Two-Clicks" }]) {
      expect((await send(path, fields)).status).toBe(400);
    }
    expect(await hasConsent(member)).toBe(true);
  });
});
