import { paths } from "~/paths";
import { useHere } from "../frame/use-here";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "../profile/change-button";
import type { ButtonVariant } from "../ui/button-classes";
import { FRIEND_ERROR_TEXTS } from "./friend-error-texts";

type FriendButtonProps = {
  intent: "ask" | "accept" | "decline" | "cancel" | "remove" | "block" | "unblock";
  /** Whom: by username to ask, by user to remove or block, else by request. */
  fields: { username: string } | { userId: string } | { requestId: string };
  label: string;
  of: string;
  variant?: ButtonVariant;
};

/** A change between two people, from whichever page; it comes back to that page. */
export function FriendButton({ intent, fields, ...button }: FriendButtonProps) {
  const { locale } = useRootData();
  const target = useHere();
  return (
    <ChangeButton
      action={paths.friends(locale)}
      fields={{ intent, target, ...fields }}
      errorTexts={FRIEND_ERROR_TEXTS}
      {...button}
    />
  );
}
