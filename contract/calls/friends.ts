import * as z from "zod";
import { defineCall } from "../define-call";
import { friend, friendRequest } from "../entities/friend-request";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { foundPerson, scoreInChallenge } from "../entities/user";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

export const friendRequestSort = z.enum(["newest", "oldest"]);

/** Low because each score needs a count of the scores above it. */
export const MAX_FRIEND_SCORES = 25;

const requestPages = pageQuery.extend({ sort: friendRequestSort.optional() });
const requestList = z.object({ requests: z.array(friendRequest), pagination });
const oneRequest = z.object({ requestId: id });

export const listReceivedFriendRequests = defineCall({
  name: "listReceivedFriendRequests",
  summary: "Pending friend requests to the viewer.",
  method: "GET",
  path: "/profile/friend-requests/received",
  access: "signed-in",
  params: noParams,
  query: requestPages,
  body: noBody,
  data: requestList,
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "sign_in_required"],
});

export const listSentFriendRequests = defineCall({
  name: "listSentFriendRequests",
  summary: "Friend requests that the viewer has sent.",
  method: "GET",
  path: "/profile/friend-requests/sent",
  access: "signed-in",
  params: noParams,
  query: requestPages,
  body: noBody,
  data: requestList,
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "sign_in_required"],
});

/** A request in the other direction is accepted instead: `isAccepted` is true and `requestId` is its id. */
export const sendFriendRequest = defineCall({
  name: "sendFriendRequest",
  summary: "Sends a friend request to a user.",
  method: "POST",
  path: "/profile/friend-requests",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ username: z.string().trim().min(1) }),
  data: z.object({ requestId: id, isAccepted: z.boolean() }),
  idempotent: true,
  errorCodes: [
    ...IDEMPOTENCY_ERROR_CODES,
    "sign_in_required",
    "user_not_found",
    "already_friends",
    "friend_request_already_sent",
    "user_blocked",
    "invalid_request_payload",
  ],
});

export const acceptFriendRequest = defineCall({
  name: "acceptFriendRequest",
  summary: "Accepts a friend request; both are friends then.",
  method: "POST",
  path: "/profile/friend-requests/received/{requestId}/accept",
  access: "signed-in",
  params: oneRequest,
  query: noParams,
  body: noBody,
  data: z.object({ friend }),
  idempotent: true,
  errorCodes: [...IDEMPOTENCY_ERROR_CODES, "sign_in_required", "friend_request_not_found"],
});

export const declineFriendRequest = defineCall({
  name: "declineFriendRequest",
  summary: "Declines a friend request.",
  method: "DELETE",
  path: "/profile/friend-requests/received/{requestId}",
  access: "signed-in",
  params: oneRequest,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_request_not_found"],
});

export const cancelFriendRequest = defineCall({
  name: "cancelFriendRequest",
  summary: "Cancels a sent friend request.",
  method: "DELETE",
  path: "/profile/friend-requests/sent/{requestId}",
  access: "signed-in",
  params: oneRequest,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_request_not_found"],
});

export const listFriends = defineCall({
  name: "listFriends",
  summary: "The viewer's friends by name.",
  method: "GET",
  path: "/profile/friends",
  access: "signed-in",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ friends: z.array(friend), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

export const removeFriend = defineCall({
  name: "removeFriend",
  summary: "Ends a friendship on both sides.",
  method: "DELETE",
  path: "/profile/friends/{userId}",
  access: "signed-in",
  params: z.object({ userId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_not_found"],
});

/** Minimum length of a name prefix that returns results. */
export const MIN_NAME_SEARCH_LENGTH = 2;
export const MAX_FOUND_PEOPLE = 8;

/** Extension. Matches the start of the username only; users blocked by the viewer are excluded. */
export const findPeople = defineCall({
  name: "findPeople",
  summary: "Players whose username begins with the text.",
  method: "GET",
  path: "/profile/friend-suggestions",
  access: "signed-in",
  params: noParams,
  query: z.object({ search: z.string() }),
  body: noBody,
  data: z.object({ people: z.array(foundPerson) }),
  errorCodes: ["sign_in_required", "invalid_request_payload"],
});

/** Extension; only friends who share their scores. */
export const listFriendScores = defineCall({
  name: "listFriendScores",
  summary: "The latest best scores of the viewer's friends.",
  method: "GET",
  path: "/profile/friends/scores",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ scores: z.array(scoreInChallenge), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
  maxPageSize: MAX_FRIEND_SCORES,
});
