import { paths } from "~/paths";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "../profile/change-button";
import type { ButtonVariant } from "../ui/button-classes";
import { MESSAGE_ERROR_TEXTS } from "./message-error-texts";

type InboxButtonProps = {
  intent: "read" | "delete" | "read-all";
  messageId?: string;
  /** Inbox page to redirect back to. */
  target: string;
  label: string;
  of?: string;
  variant?: ButtonVariant;
};

export function InboxButton({ intent, messageId, target, ...button }: InboxButtonProps) {
  const { locale } = useRootData();
  const fields = { intent, target, ...(messageId !== undefined && { messageId }) };
  return <ChangeButton action={paths.messages(locale)} fields={fields} errorTexts={MESSAGE_ERROR_TEXTS} {...button} />;
}
