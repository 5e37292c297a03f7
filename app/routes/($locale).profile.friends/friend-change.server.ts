import * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { Ask } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { refusalCode } from "~/server/refusal-code.server";
import { FRIEND_ERRORS, type FriendError } from "~/view-models/friend-list";
import {
  acceptFriendRequest,
  cancelFriendRequest,
  declineFriendRequest,
  removeFriend,
  sendFriendRequest,
} from "~contract/calls/friends";

const target = z.string().optional();
const oneRequest = { requestId: z.uuid(), target };

/** What the forms about friends say; `target` is the page to come back to. */
export const friendForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("ask"), username: z.string().trim(), target }),
  z.object({ intent: z.literal("accept"), ...oneRequest }),
  z.object({ intent: z.literal("decline"), ...oneRequest }),
  z.object({ intent: z.literal("cancel"), ...oneRequest }),
  z.object({ intent: z.literal("remove"), userId: z.uuid(), target }),
]);

export type FriendForm = z.output<typeof friendForm>;

/** Makes the change and says what to tell about it; rejects with what the call rejects with. */
export async function changeFriends(api: Ask, form: FriendForm, t: Translate): Promise<string> {
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
  }
}

/** Asking oneself is no valid request (docs/decisions/0016-people.md). */
export function friendErrorOf(error: unknown): FriendError {
  if (error instanceof ClientError && error.has("invalid_request_payload")) return "self";
  return refusalCode(error, FRIEND_ERRORS, "unreachable");
}
