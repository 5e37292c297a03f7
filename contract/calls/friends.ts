import * as z from "zod";
import { defineCall } from "../define-call";
import { friend, friendRequest } from "../entities/friend-request";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { foundPerson, scoreInChallenge } from "../entities/user";
import { IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, nothing } from "./request-parts";

export const friendRequestSort = z.enum(["newest", "oldest"]);

/** Each of them counts who stands before it. */
export const MAX_FRIEND_SCORES = 25;

const requestPages = pageQuery.extend({ sort: friendRequestSort.optional() });
const requestList = z.object({ requests: z.array(friendRequest), pagination });
const oneRequest = z.object({ requestId: id });

/** GET /profile/friend-requests/received: requests that wait for the viewer. */
export const listReceivedFriendRequests = defineCall({
  name: "listReceivedFriendRequests",
  summary: "Friend requests that wait for the viewer.",
  method: "GET",
  path: "/profile/friend-requests/received",
  access: "signed-in",
  params: nothing,
  query: requestPages,
  body: noBody,
  data: requestList,
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "sign_in_required"],
});

/** GET /profile/friend-requests/sent: requests that the viewer has sent. */
export const listSentFriendRequests = defineCall({
  name: "listSentFriendRequests",
  summary: "Friend requests that the viewer has sent.",
  method: "GET",
  path: "/profile/friend-requests/sent",
  access: "signed-in",
  params: nothing,
  query: requestPages,
  body: noBody,
  data: requestList,
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "sign_in_required"],
});

/**
 * POST /profile/friend-requests: asks a user by name. Who has been asked by that user accepts by asking back: then
 * `isAccepted` is true and requestId is the one that was accepted.
 */
export const sendFriendRequest = defineCall({
  name: "sendFriendRequest",
  summary: "Asks a user to be a friend.",
  method: "POST",
  path: "/profile/friend-requests",
  access: "signed-in",
  params: nothing,
  query: nothing,
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

/** POST /profile/friend-requests/received/{requestId}/accept: makes both friends. */
export const acceptFriendRequest = defineCall({
  name: "acceptFriendRequest",
  summary: "Accepts a friend request; both are friends then.",
  method: "POST",
  path: "/profile/friend-requests/received/{requestId}/accept",
  access: "signed-in",
  params: oneRequest,
  query: nothing,
  body: noBody,
  data: z.object({ friend }),
  idempotent: true,
  errorCodes: [...IDEMPOTENCY_ERROR_CODES, "sign_in_required", "friend_request_not_found"],
});

/** DELETE /profile/friend-requests/received/{requestId}: declines. */
export const declineFriendRequest = defineCall({
  name: "declineFriendRequest",
  summary: "Declines a friend request.",
  method: "DELETE",
  path: "/profile/friend-requests/received/{requestId}",
  access: "signed-in",
  params: oneRequest,
  query: nothing,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_request_not_found"],
});

/** DELETE /profile/friend-requests/sent/{requestId}: takes a request back. */
export const cancelFriendRequest = defineCall({
  name: "cancelFriendRequest",
  summary: "Takes a sent friend request back.",
  method: "DELETE",
  path: "/profile/friend-requests/sent/{requestId}",
  access: "signed-in",
  params: oneRequest,
  query: nothing,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_request_not_found"],
});

/** GET /profile/friends: the viewer's friends by name. */
export const listFriends = defineCall({
  name: "listFriends",
  summary: "The viewer's friends by name.",
  method: "GET",
  path: "/profile/friends",
  access: "signed-in",
  params: nothing,
  query: pageQuery,
  body: noBody,
  data: z.object({ friends: z.array(friend), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
});

/** DELETE /profile/friends/{userId}: ends a friendship on both sides. */
export const removeFriend = defineCall({
  name: "removeFriend",
  summary: "Ends a friendship on both sides.",
  method: "DELETE",
  path: "/profile/friends/{userId}",
  access: "signed-in",
  params: z.object({ userId: id }),
  query: nothing,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "friend_not_found"],
});

/** How much of a name has to be typed before anybody is found by it. */
export const MIN_NAME_SEARCH_LENGTH = 2;
export const MAX_FOUND_PEOPLE = 8;

/**
 * GET /profile/friend-suggestions: players whose username begins with the text, a few of them; our own call. Nobody is
 * found by name, e-mail address or a shorter text, and those whom the viewer has blocked are left out.
 */
export const findPeople = defineCall({
  name: "findPeople",
  summary: "Players whose username begins with the text.",
  method: "GET",
  path: "/profile/friend-suggestions",
  access: "signed-in",
  params: nothing,
  query: z.object({ search: z.string() }),
  body: noBody,
  data: z.object({ people: z.array(foundPerson) }),
  errorCodes: ["sign_in_required", "invalid_request_payload"],
});

/** GET /profile/friends/scores: the latest best scores of friends who show them; our own call. */
export const listFriendScores = defineCall({
  name: "listFriendScores",
  summary: "The latest best scores of the viewer's friends.",
  method: "GET",
  path: "/profile/friends/scores",
  access: "signed-in",
  params: nothing,
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ scores: z.array(scoreInChallenge), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required"],
  maxPageSize: MAX_FRIEND_SCORES,
});
