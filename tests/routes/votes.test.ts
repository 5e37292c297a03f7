import { beforeAll, describe, expect, it } from "vitest";
import { loader as feedPage } from "~/routes/($locale).feed.$feedAlias";
import { action } from "~/routes/api.votes";
import type { VoteView } from "~/view-models/vote";
import { runAction, runLoader } from "../setup/portal";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

async function firstVote(visitor: TestVisitor): Promise<VoteView> {
  const { payload } = await runLoader(feedPage, "/:locale?/feed/:feedAlias", "/feed/home-fresh/", { visitor });
  const vote = payload.feed.blocks.flatMap((block) => (block.kind === "games" ? block.items : []))[0]?.vote;
  if (!vote) throw new Error("the feed has no vote");
  return vote;
}

async function send(visitor: TestVisitor, intent: string, fields: Record<string, string> = {}) {
  const { feedId, entryId, feedVersion } = await firstVote(visitor);
  const body = new URLSearchParams({ intent, feedId, entryId, feedVersion, ...fields });
  return runAction(action, "/api/votes/", { visitor, body });
}

beforeAll(async () => {
  await openPortal();
});

describe("votes", () => {
  it("count once and can be withdrawn", async () => {
    const visitor = await signUp("voter");
    const { votes } = await firstVote(visitor);
    const counted = { ok: true, votes: votes + 1, hasVotedFor: true };
    expect((await send(visitor, "vote")).payload).toEqual(counted);
    expect((await send(visitor, "vote")).payload).toEqual(counted);
    expect(await firstVote(visitor)).toMatchObject({ votes: votes + 1, hasVotedFor: true });
    expect((await send(visitor, "withdraw")).payload).toEqual({ ok: true, votes, hasVotedFor: false });
  });

  it("for a changed feed are refused, with a redirect where the form has a target", async () => {
    const visitor = await signUp("late_voter");
    const old = { feedVersion: "0" };
    expect(await send(visitor, "vote", old)).toMatchObject({ status: 409, payload: { error: "version_conflict" } });
    const plain = await send(visitor, "vote", { ...old, target: "/de/feed/home-fresh/" });
    expect(plain).toMatchObject({ status: 302, location: "/de/feed/home-fresh/" });
  });

  it("redirect visitors to the login page", async () => {
    const { location } = await send(newVisitor(), "vote", { target: "/feed/home-fresh/" });
    expect(location).toContain("/session/login?");
  });
});
