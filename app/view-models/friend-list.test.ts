import { describe, expect, it } from "vitest";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Friend, FriendRequest } from "~contract/entities/friend-request";
import { FRIEND_ERRORS, toFriends, toFriendsPage } from "./friend-list";
import { toFriendScores } from "./friend-score";

const ONE_PAGE = { currPage: 0, numPerPage: 25, totalItems: 1, totalPages: 1 };
const NO_REQUESTS = { requests: [], pagination: ONE_PAGE };
const SCORE = { challenge: aChallenge(), ranking: aRanking() };

const aPerson = (username: string) => ({
  userId: `id-of-${username}`,
  username,
  pictureUrl: `/media/avatars/${username}.webp`,
  pictureVariants: [],
});

function aFriend(changes: Partial<Friend> = {}): Friend {
  return { ...aPerson("juno"), friendsSince: "2026-11-01T10:00:00Z", ...changes };
}

function aRequest(changes: Partial<FriendRequest> = {}): FriendRequest {
  return { ...aPerson("mira"), requestId: "the-request", requestedAt: "2026-11-21T09:00:00Z", ...changes };
}

describe("toFriends", () => {
  it("returns friends with their page and the start of the friendship", () => {
    expect(toFriends({ friends: [aFriend(), aFriend({ pictureUrl: null })] }, aViewContext())).toEqual([
      {
        userId: "id-of-juno",
        username: "juno",
        href: "/users/juno/",
        pictureUrl: "/media/avatars/juno.webp",
        note: "Friends since 1 Nov 2026",
      },
      expect.objectContaining({ pictureUrl: null }),
    ]);
  });

  it.each([
    ["TODAY", "Heute aktiv · Befreundet seit 1 Nov. 2026"],
    ["EARLIER", "Vor längerer Zeit aktiv · Befreundet seit 1 Nov. 2026"],
    [null, "Befreundet seit 1 Nov. 2026"],
    [undefined, "Befreundet seit 1 Nov. 2026"],
  ] as const)("last active %s: %s", (lastActive, note) => {
    expect(toFriends({ friends: [aFriend({ lastActive })] }, aViewContext({ locale: "de" }))).toMatchObject([{ note }]);
  });

  it("has the date even of a friendship of one hour", () => {
    const friends = [aFriend({ friendsSince: "2026-11-21T11:00:00Z" })];
    expect(toFriends({ friends }, aViewContext())[0]?.note).toBe("Friends since 21 Nov 2026");
  });
});

describe("toFriendsPage", () => {
  it("returns requests, friends and scores, each in its list", () => {
    const view = aViewContext({ locale: "de" });
    const lists = {
      received: { requests: [aRequest()], pagination: ONE_PAGE },
      sent: { requests: [aRequest({ ...aPerson("o k"), requestedAt: "2026-11-01T09:00:00Z" })], pagination: ONE_PAGE },
      friends: { friends: [aFriend()], pagination: ONE_PAGE },
      scores: { scores: [SCORE] },
    };
    const received = { userId: "id-of-mira", username: "mira", href: "/de/users/mira/", requestId: "the-request" };
    const sent = { userId: "id-of-o k", username: "o k", href: "/de/users/o%20k/", requestId: "the-request" };
    expect(toFriendsPage(lists, view)).toEqual({
      received: {
        items: [{ ...received, pictureUrl: "/media/avatars/mira.webp", note: "vor 3 Stunden" }],
        pager: null,
      },
      sent: { items: [{ ...sent, pictureUrl: "/media/avatars/o k.webp", note: "1 Nov. 2026" }], pager: null },
      friends: { items: toFriends({ friends: [aFriend()] }, view), pager: null },
      scores: toFriendScores([SCORE], view),
    });
  });

  it("keeps the pages of the other lists when one is paged", () => {
    const at = (currPage: number) => ({ ...ONE_PAGE, currPage, totalPages: 9 });
    const page = toFriendsPage(
      {
        received: { requests: [], pagination: at(1) },
        sent: { requests: [], pagination: at(3) },
        friends: { friends: [], pagination: at(5) },
        scores: null,
      },
      aViewContext({ locale: "pl" }),
    );
    const nextOf = (list: "received" | "sent" | "friends") =>
      Object.fromEntries(new URL(page[list]?.pager?.next ?? "", "https://play.example.org").searchParams);
    expect(nextOf("received")).toEqual({ received: "2", sent: "3", page: "5" });
    expect(nextOf("sent")).toEqual({ received: "1", sent: "4", page: "5" });
    expect(nextOf("friends")).toEqual({ received: "1", sent: "3", page: "6" });
    expect(page.friends?.pager?.next).toMatch(/^\/pl\/profile\/friends\/\?/);
  });

  it("distinguishes scores that failed to load from none", () => {
    const lists = { received: NO_REQUESTS, sent: NO_REQUESTS, friends: { friends: [], pagination: ONE_PAGE } };
    expect(toFriendsPage({ ...lists, scores: null }, aViewContext()).scores).toBeNull();
    expect(toFriendsPage({ ...lists, scores: { scores: [] } }, aViewContext()).scores).toEqual([]);
  });
});

describe("errors between friends", () => {
  it("are complete", () => {
    expect(FRIEND_ERRORS).toEqual([
      ...["username_missing", "user_not_found", "self", "already_friends", "friend_request_already_sent"],
      ...["friend_request_not_found", "friend_not_found", "user_blocked", "block_not_found"],
      ...["too_many_requests", "unreachable"],
    ]);
  });
});
