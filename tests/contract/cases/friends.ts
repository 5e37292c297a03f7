import {
  acceptFriendRequest,
  cancelFriendRequest,
  declineFriendRequest,
  findPeople,
  listFriends,
  listFriendScores,
  listReceivedFriendRequests,
  listSentFriendRequests,
  removeFriend,
  sendFriendRequest,
} from "~contract/calls/friends";
import { blocks, friendRequests, friendships } from "~api/db/schema";
import { blockUser, listBlocks, unblockUser } from "~contract/calls/blocks";
import { reportPlayer } from "~contract/calls/player-reports";
import { UNKNOWN_ID } from "../generic-errors";
import { callApi } from "../call-api";
import type { CaseRequest, CallCase } from "../call-case";
import { OTHER_NAME, type World } from "../world";

async function clearFriends({ api }: World): Promise<void> {
  await api.database.delete(friendRequests);
  await api.database.delete(friendships);
  await api.database.delete(blocks);
}

async function requestOf(world: World, from: "other" | "player"): Promise<string> {
  await clearFriends(world);
  const username = from === "other" ? "PORTIA" : OTHER_NAME;
  const { data } = await callApi(sendFriendRequest, { as: world[from], body: { username } });
  return sendFriendRequest.data.parse(data).requestId;
}

async function makeFriends(world: World): Promise<void> {
  const requestId = await requestOf(world, "other");
  await callApi(acceptFriendRequest, { as: world.player, params: { requestId } });
}

async function block(world: World): Promise<void> {
  const { player, other } = world;
  await clearFriends(world);
  await callApi(blockUser, { as: player, params: { userId: other.userId } });
}

async function sendingRequest(world: World): Promise<CaseRequest> {
  await clearFriends(world);
  return { as: world.player, body: { username: OTHER_NAME } };
}

export const FRIEND_CASES: CallCase[] = [
  {
    call: reportPlayer,
    example: ({ player, other }) => ({
      as: player,
      params: { userId: other.userId },
      body: { reason: "HARASSMENT", comment: "In the room of Softfall." },
    }),
    refusals: {
      user_not_found: ({ player }) => ({ as: player, params: { userId: UNKNOWN_ID }, body: { reason: "NAME" } }),
      invalid_request_payload: ({ player }) => ({
        as: player,
        params: { userId: player.userId },
        body: { reason: "NAME" },
      }),
    },
  },
  {
    call: listReceivedFriendRequests,
    example: async (world) => {
      await requestOf(world, "other");
      return { as: world.player, query: { sort: "oldest" } };
    },
  },
  {
    call: listSentFriendRequests,
    example: async (world) => {
      await requestOf(world, "player");
      return { as: world.player };
    },
  },
  {
    call: sendFriendRequest,
    example: sendingRequest,
    refusals: {
      already_friends: async (world) => {
        await makeFriends(world);
        return { as: world.player, body: { username: OTHER_NAME } };
      },
      friend_request_already_sent: async (world) => {
        await requestOf(world, "player");
        return { as: world.player, body: { username: OTHER_NAME } };
      },
      user_blocked: async (world) => {
        await block(world);
        return { as: world.player, body: { username: OTHER_NAME } };
      },
    },
  },
  {
    call: acceptFriendRequest,
    example: async (world) => ({ as: world.player, params: { requestId: await requestOf(world, "other") } }),
  },
  {
    call: declineFriendRequest,
    example: async (world) => ({ as: world.player, params: { requestId: await requestOf(world, "other") } }),
  },
  {
    call: cancelFriendRequest,
    example: async (world) => ({ as: world.player, params: { requestId: await requestOf(world, "player") } }),
  },
  {
    call: listFriends,
    example: async (world) => {
      await makeFriends(world);
      return { as: world.player };
    },
  },
  {
    call: removeFriend,
    example: async (world) => {
      await makeFriends(world);
      return { as: world.player, params: { userId: world.other.userId } };
    },
  },
  {
    call: findPeople,
    example: ({ player }) => ({ as: player, query: { search: OTHER_NAME.slice(0, 4) } }),
    refusals: { invalid_request_payload: ({ player }) => ({ as: player }) },
  },
  {
    call: listFriendScores,
    example: async (world) => {
      await makeFriends(world);
      return { as: world.player };
    },
  },
  {
    call: listBlocks,
    example: async (world) => {
      await block(world);
      return { as: world.player };
    },
  },
  {
    call: blockUser,
    example: ({ player, other }) => ({ as: player, params: { userId: other.userId } }),
    refusals: {
      invalid_request_payload: ({ player }) => ({ as: player, params: { userId: player.userId } }),
    },
  },
  {
    call: unblockUser,
    example: async (world) => {
      await block(world);
      return { as: world.player, params: { userId: world.other.userId } };
    },
  },
];
