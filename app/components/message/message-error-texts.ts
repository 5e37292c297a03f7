import type { TextKey } from "~/i18n/text-keys";
import type { MessageError } from "~/view-models/message-item";

export const MESSAGE_ERROR_TEXTS: Record<MessageError, TextKey> = {
  message_not_found: "messages.gone",
  too_many_requests: "profile.tooManyRequests",
  unreachable: "profile.unreachable",
};
