import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { PublicProfileView } from "~/view-models/public-profile";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";
import { FriendButton } from "./friend-button";

type RelationActionProps = { profile: Pick<PublicProfileView, "userId" | "username" | "relation"> };

export function RelationAction({ profile: { userId, username, relation } }: RelationActionProps) {
  const t = useText();
  const { locale } = useRootData();
  const loginHref = useLoginHref();
  switch (relation) {
    case "own":
      return (
        <>
          <p className="muted">{t("profile.ownNote")}</p>
          <ButtonLink href={paths.accountDetails(locale)}>{t("profile.edit")}</ButtonLink>
        </>
      );
    case "visitor":
      return (
        <ButtonLink href={loginHref} isDocument>
          {t("friends.logInToAdd")}
        </ButtonLink>
      );
    case "NONE":
      return (
        <FriendButton intent="ask" fields={{ username }} label={t("friends.add")} of={username} variant="primary" />
      );
    case "REQUEST_RECEIVED":
      // Asking back accepts: a profile does not expose the request's id.
      return (
        <FriendButton intent="ask" fields={{ username }} label={t("friends.accept")} of={username} variant="primary" />
      );
    case "REQUEST_SENT":
      return <ButtonLink href={paths.friends(locale)}>{t("friends.requestSent")}</ButtonLink>;
    case "FRIENDS":
      return (
        <FriendButton
          intent="remove"
          fields={{ userId }}
          label={t("friends.removeFriend")}
          of={username}
          variant="outline"
        />
      );
    case "BLOCKED":
      return (
        <>
          <p className="muted">{t("friends.blockedNote")}</p>
          <FriendButton
            intent="unblock"
            fields={{ userId }}
            label={t("friends.unblock")}
            of={username}
            variant="outline"
          />
        </>
      );
    case "unknown":
      return null;
  }
}
