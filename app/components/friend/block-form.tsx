import { useText } from "~/i18n/use-text";
import { FriendButton } from "./friend-button";

type BlockFormProps = { userId: string; username: string };

export function BlockForm({ userId, username }: BlockFormProps) {
  const t = useText();
  return (
    <details className="block-form">
      <summary className="button button--text">{t("friends.blockPlayer")}</summary>
      <p>{t("friends.blockText", { username })}</p>
      <FriendButton intent="block" fields={{ userId }} label={t("friends.block")} of={username} variant="danger" />
    </details>
  );
}
