import { useText } from "~/i18n/use-text";
import type { PrivacyResult, PrivacyPageView } from "~/view-models/privacy-page";
import { MissingPart } from "../error/missing-part";
import { FriendButton } from "../friend/friend-button";
import { FriendSection } from "../friend/friend-section";
import { PageNote } from "./page-note";
import { PrivacyForm } from "./privacy-form";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";

type PrivacyPageProps = {
  page: PrivacyPageView;
  answer: PrivacyResult | undefined;
};

export function PrivacyPage({ page, answer }: PrivacyPageProps) {
  const t = useText();
  return (
    <>
      {answer && <PageNote text={t(DETAILS_ERROR_TEXTS[answer.error])} />}
      {page.choices && (
        <section className="panel" aria-labelledby="privacy">
          <h2 className="heading-small" id="privacy">
            {t("privacy.heading")}
          </h2>
          <PrivacyForm page={page} answer={answer} />
        </section>
      )}
      <FriendSection
        id="blocked"
        title={t("privacy.blocked")}
        people={page.blocked}
        pager={page.pager}
        empty={<p className="muted">{t("privacy.noneBlocked")}</p>}
        missing={<MissingPart text={t("privacy.blockedFailed")} />}
        actions={({ userId, username }) => (
          <FriendButton
            intent="unblock"
            fields={{ userId }}
            label={t("friends.unblock")}
            of={username}
            variant="outline"
          />
        )}
      />
    </>
  );
}
