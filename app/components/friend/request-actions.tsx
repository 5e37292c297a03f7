import { useText } from "~/i18n/use-text";
import { FriendButton } from "./friend-button";

type RequestActionsProps = { requestId: string; username: string };

export function RequestActions({ requestId, username }: RequestActionsProps) {
  const t = useText();
  return (
    <>
      <FriendButton
        intent="accept"
        fields={{ requestId }}
        label={t("friends.accept")}
        of={username}
        variant="primary"
      />
      <FriendButton
        intent="decline"
        fields={{ requestId }}
        label={t("friends.decline")}
        of={username}
        variant="outline"
      />
    </>
  );
}
