import { paths } from "~/paths";
import { useCurrentPath } from "../frame/use-current-path";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "../profile/change-button";
import type { ButtonVariant } from "../ui/button-classes";
import { FRIEND_ERROR_TEXTS } from "./friend-error-texts";

type FriendButtonProps = {
  intent: "ask" | "accept" | "decline" | "cancel" | "remove" | "block" | "unblock";
  /** Username for a request, user id to remove or block, else request id. */
  fields: { username: string } | { userId: string } | { requestId: string };
  label: string;
  of: string;
  variant?: ButtonVariant;
};

export function FriendButton({ intent, fields, ...button }: FriendButtonProps) {
  const { locale } = useRootData();
  const target = useCurrentPath();
  return (
    <ChangeButton
      action={paths.friends(locale)}
      fields={{ intent, target, ...fields }}
      errorTexts={FRIEND_ERROR_TEXTS}
      {...button}
    />
  );
}
