import * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { CallApi } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { refusalCode } from "~/server/refusal-code.server";
import { FRIEND_ERRORS, type FriendError } from "~/view-models/friend-list";
import { blockUser, unblockUser } from "~contract/calls/blocks";
import type { FoundPerson } from "~contract/entities/user";
import {
  acceptFriendRequest,
  cancelFriendRequest,
  declineFriendRequest,
  findPeople,
  removeFriend,
  sendFriendRequest,
} from "~contract/calls/friends";

const target = z.string().optional();
const oneRequest = { requestId: z.uuid(), target };

export const friendForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ask"), username: z.string().trim(), target }),
  z.object({ intent: z.literal("accept"), ...oneRequest }),
  z.object({ intent: z.literal("decline"), ...oneRequest }),
  z.object({ intent: z.literal("cancel"), ...oneRequest }),
  z.object({ intent: z.literal("remove"), userId: z.uuid(), target }),
  z.object({ intent: z.literal("block"), userId: z.uuid(), target }),
  z.object({ intent: z.literal("unblock"), userId: z.uuid(), target }),
]);

export type FriendForm = z.output<typeof friendForm>;

export async function changeFriends(api: CallApi, form: FriendForm, t: Translate): Promise<string> {
  switch (form.intent) {
    case "ask": {
      const { username } = form;
      const { isAccepted } = await api(sendFriendRequest, { body: { username } });
      return isAccepted ? t("friends.acceptedToast") : t("friends.askedToast", { username });
    }
    case "accept":
      await api(acceptFriendRequest, { params: { requestId: form.requestId } });
      return t("friends.acceptedToast");
    case "decline":
      await api(declineFriendRequest, { params: { requestId: form.requestId } });
      return t("friends.declinedToast");
    case "cancel":
      await api(cancelFriendRequest, { params: { requestId: form.requestId } });
      return t("friends.cancelledToast");
    case "remove":
      await api(removeFriend, { params: { userId: form.userId } });
      return t("friends.removedToast");
    case "block":
      await api(blockUser, { params: { userId: form.userId } });
      return t("friends.blockedToast");
    case "unblock":
      await api(unblockUser, { params: { userId: form.userId } });
      return t("friends.unblockedToast");
  }
}

/** A request to oneself is an invalid payload (docs/decisions/0016-people.md). */
export function friendErrorOf(error: unknown): FriendError {
  if (error instanceof ClientError && error.has("invalid_request_payload")) return "self";
  return refusalCode(error, FRIEND_ERRORS, "unreachable");
}

const PREFIX_LENGTH = 3;

export async function findSimilarPeople(api: CallApi, username: string): Promise<FoundPerson[]> {
  const findByPrefix = async (search: string) => (await api(findPeople, { query: { search } })).people;
  try {
    const found = await findByPrefix(username);
    return found.length > 0 ? found : await findByPrefix(username.slice(0, PREFIX_LENGTH));
  } catch {
    return [];
  }
}
