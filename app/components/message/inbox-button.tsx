import { paths } from "~/paths";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "../profile/change-button";
import type { ButtonVariant } from "../ui/button-classes";
import { MESSAGE_ERROR_TEXTS } from "./message-error-texts";

type InboxButtonProps = {
  intent: "read" | "delete" | "read-all";
  messageId?: string;
  /** The page of the inbox that the change comes back to. */
  target: string;
  label: string;
  of?: string;
  variant?: ButtonVariant;
};

/** A change of one message, or of all. */
export function InboxButton({ intent, messageId, target, ...button }: InboxButtonProps) {
  const { locale } = useRootData();
  const fields = { intent, target, ...(messageId !== undefined && { messageId }) };
  return <ChangeButton action={paths.messages(locale)} fields={fields} errorTexts={MESSAGE_ERROR_TEXTS} {...button} />;
}
