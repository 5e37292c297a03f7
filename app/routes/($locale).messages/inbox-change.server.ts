import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import type { Translate } from "~/i18n/text-keys";
import { deleteMessage, markMessage, readAllMessages } from "~contract/calls/messages";

const target = z.string().optional();

export const inboxForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("read"), messageId: z.uuid(), target }),
  z.object({ intent: z.literal("delete"), messageId: z.uuid(), target }),
  z.object({ intent: z.literal("read-all"), target }),
]);

export async function changeInbox(
  api: CallApi,
  form: z.output<typeof inboxForm>,
  t: Translate,
): Promise<string | null> {
  switch (form.intent) {
    case "read":
      await api(markMessage, { params: { messageId: form.messageId }, body: { read: true } });
      return null;
    case "delete":
      await api(deleteMessage, { params: { messageId: form.messageId } });
      return t("messages.deletedToast");
    case "read-all":
      await api(readAllMessages);
      return t("messages.readAllToast");
  }
}
