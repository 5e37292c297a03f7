import { formatDate, formatDay } from "~/i18n/format-date";
import { paths } from "~/paths";
import type { Friend, FriendRequest } from "~contract/entities/friend-request";
import type { Pagination } from "~contract/entities/pagination";
import type { ScoreInChallenge } from "~contract/entities/user";
import { presenceText } from "./presence";
import { toPager, type PagerView } from "./pager";
import type { FoundPersonView } from "./found-people";
import { toFriendScores, type FriendScoreView } from "./friend-score";
import type { ViewContext } from "./view-context";

export const FRIEND_ERRORS = [
  "username_missing",
  "user_not_found",
  "self",
  "already_friends",
  "friend_request_already_sent",
  "friend_request_not_found",
  "friend_not_found",
  "user_blocked",
  "block_not_found",
  "too_many_requests",
  "unreachable",
] as const;

export type FriendError = (typeof FRIEND_ERRORS)[number];

export type FriendResult = {
  ok: false;
  error: FriendError;
  /** People whose names begin with the unknown one. */
  found?: FoundPersonView[];
};

export type PersonView = {
  userId: string;
  username: string;
  href: string;
  pictureUrl: string | null;
  note: string;
};

export type RequestView = PersonView & { requestId: string };

type PagedList<Item> = { items: Item[]; pager: PagerView | null };

export type FriendsPageView = {
  received: PagedList<RequestView>;
  /** This list and the next two are null when they failed to load. */
  sent: PagedList<RequestView> | null;
  friends: PagedList<PersonView> | null;
  scores: FriendScoreView[] | null;
};

type RequestPage = { requests: FriendRequest[]; pagination: Pagination };
type FriendPage = { friends: Friend[]; pagination: Pagination };
type FriendLists = {
  received: RequestPage;
  sent: RequestPage | null;
  friends: FriendPage | null;
  scores: { scores: ScoreInChallenge[] } | null;
};

/** Paging one list keeps the pages of the others. */
export function toFriendsPage({ received, sent, friends, scores }: FriendLists, view: ViewContext): FriendsPageView {
  const pages = {
    received: received.pagination.currPage,
    sent: sent?.pagination.currPage ?? 0,
    page: friends?.pagination.currPage ?? 0,
  };
  const pagerOf = (list: keyof typeof pages, pagination: Pagination) =>
    toPager(pagination, (page) => paths.friends(view.locale, { ...pages, [list]: page }));
  return {
    received: { items: toRequests(received, view), pager: pagerOf("received", received.pagination) },
    sent: sent && { items: toRequests(sent, view), pager: pagerOf("sent", sent.pagination) },
    friends: friends && { items: toFriends(friends, view), pager: pagerOf("page", friends.pagination) },
    scores: scores && toFriendScores(scores.scores, view),
  };
}

export function toFriends({ friends }: Pick<FriendPage, "friends">, view: ViewContext): PersonView[] {
  const { t, locale } = view;
  return friends.map((friend) => {
    const since = t("friends.since", { date: formatDay(friend.friendsSince, locale) });
    const presence = presenceText(friend.lastActive, t);
    return toPerson(friend, presence === null ? since : `${presence} · ${since}`, view);
  });
}

function toRequests({ requests }: RequestPage, view: ViewContext): RequestView[] {
  return requests.map((request) => ({
    ...toPerson(request, formatDate(request.requestedAt, view), view),
    requestId: request.requestId,
  }));
}

type Person = Pick<Friend, "userId" | "username" | "pictureUrl">;

function toPerson({ userId, username, pictureUrl }: Person, note: string, { locale }: ViewContext): PersonView {
  return { userId, username, href: paths.user(locale, username), pictureUrl, note };
}
