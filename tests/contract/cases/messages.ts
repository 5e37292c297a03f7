import { messages } from "~api/db/schema";
import { deleteMessage, listMessages, markMessage, readAllMessages } from "~contract/calls/messages";
import type { CallCase } from "../call-case";
import type { World } from "../world";

async function storeMessage({ api, player, game }: World): Promise<string> {
  const messageId = crypto.randomUUID();
  const data = { messageType: "FAVORITE_GAME_UPDATED" as const, mainEntityId: game, gameTitle: "Softfall" };
  await api.database.insert(messages).values({ messageId, userId: player.userId, data, createdAt: new Date() });
  return messageId;
}

export const MESSAGE_CASES: CallCase[] = [
  {
    call: listMessages,
    example: async (world) => {
      await storeMessage(world);
      return { as: world.player, query: { read: false, page: 0, pageSize: 1 } };
    },
    refusals: { invalid_request_payload: ({ player }) => ({ as: player, query: { read: "perhaps" } }) },
  },
  {
    call: markMessage,
    example: async (world) => ({
      as: world.player,
      params: { messageId: await storeMessage(world) },
      body: { read: true },
    }),
  },
  { call: readAllMessages, example: ({ player }) => ({ as: player }) },
  {
    call: deleteMessage,
    example: async (world) => ({ as: world.player, params: { messageId: await storeMessage(world) } }),
  },
];
