import {
  acceptFriendRequest,
  cancelFriendRequest,
  declineFriendRequest,
  findPeople,
  listFriendScores,
  listFriends,
  listReceivedFriendRequests,
  listSentFriendRequests,
  removeFriend,
  sendFriendRequest,
} from "~contract/calls/friends";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { runIdempotent } from "../store/idempotent-change";
import * as requests from "../store/people/friend-requests";
import * as scores from "../store/challenges/friend-scores";
import * as friends from "../store/people/friends";
import { findUserByName } from "../store/people/people";
import * as search from "../store/people/people-search";
import { createQueryContext } from "./create-query-context";

export function registerFriends(app: ApiApp): void {
  registerRequestLists(app);
  registerRequestActions(app);

  route(app, sendFriendRequest, async ({ body, idempotencyKey }, context) => {
    const userId = requireSignedInUserId(context);
    const { database, now } = createQueryContext(context);
    const otherId = (await findUserByName(database, body.username))?.id ?? null;
    const call = { name: sendFriendRequest.name, input: body };
    const change = { userId, otherUserId: otherId, idempotencyKey, call, now };
    return runIdempotent(database, change, sendFriendRequest.data, (transaction) =>
      requests.sendFriendRequest(transaction, { userId, otherId, now }),
    );
  });

  route(app, listFriends, ({ query }, context) =>
    friends.listFriends(createQueryContext(context), requireSignedInUserId(context), query),
  );

  route(app, listFriendScores, ({ query }, context) =>
    scores.listFriendScores(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );

  route(app, findPeople, async ({ query }, context) => ({
    people: await search.findPeople(createQueryContext(context), requireSignedInUserId(context), query.search),
  }));

  route(app, removeFriend, ({ params }, context) =>
    friends.removeFriend(context.get("database"), { userId: requireSignedInUserId(context), otherId: params.userId }),
  );
}

function registerRequestLists(app: ApiApp): void {
  route(app, listReceivedFriendRequests, ({ query }, context) => {
    const selection = { userId: requireSignedInUserId(context), direction: "received" as const };
    return requests.listFriendRequests(createQueryContext(context), selection, query);
  });

  route(app, listSentFriendRequests, ({ query }, context) => {
    const selection = { userId: requireSignedInUserId(context), direction: "sent" as const };
    return requests.listFriendRequests(createQueryContext(context), selection, query);
  });
}

function registerRequestActions(app: ApiApp): void {
  route(app, acceptFriendRequest, async ({ params, idempotencyKey }, context) => {
    const userId = requireSignedInUserId(context);
    const queryContext = createQueryContext(context);
    const { database, now } = queryContext;
    const request = { ...params, userId };
    const call = { name: acceptFriendRequest.name, input: params };
    const change = { userId, otherUserId: await requests.findSender(database, request), idempotencyKey, call, now };
    return runIdempotent(database, change, acceptFriendRequest.data, async (transaction) => {
      const otherId = await requests.acceptFriendRequest(transaction, { ...request, now });
      return { friend: await friends.findFriend({ ...queryContext, database: transaction }, { userId, otherId }) };
    });
  });

  route(app, declineFriendRequest, ({ params }, context) => {
    const selection = { userId: requireSignedInUserId(context), direction: "received" as const };
    return requests.withdrawFriendRequest(context.get("database"), { ...params, ...selection });
  });

  route(app, cancelFriendRequest, ({ params }, context) => {
    const selection = { userId: requireSignedInUserId(context), direction: "sent" as const };
    return requests.withdrawFriendRequest(context.get("database"), { ...params, ...selection });
  });
}
