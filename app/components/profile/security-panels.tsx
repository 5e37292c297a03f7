import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import { useText } from "~/i18n/use-text";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { SecurityEmail } from "./security-email";
import { SecurityPassword } from "./security-password";
import { SessionsList } from "./sessions-list";

type SecurityPanelsProps = {
  security: SecurityView;
  answer: SecurityResult | undefined;
};

export function SecurityPanels({ security, answer }: SecurityPanelsProps) {
  const t = useText();
  const heading = useFocusAfterRemoval(security.sessions?.length ?? 0);
  return (
    <>
      <section className="panel section" aria-labelledby="security">
        <h3 id="security">{t("security.title")}</h3>
        <SecurityEmail security={security} answer={answer} />
        <SecurityPassword security={security} answer={answer} />
      </section>
      <section className="panel section" aria-labelledby="sessions">
        <h3 id="sessions" tabIndex={-1} ref={heading}>
          {t("security.sessions")}
        </h3>
        <SessionsList sessions={security.sessions} />
      </section>
    </>
  );
}
