import { useFocusAfterRemoval } from "~/browser/use-focus-after-removal";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { SecurityResult, SecurityView } from "~/view-models/account-security";
import { useRootData } from "../frame/use-root-data";
import { ChangeButton } from "./change-button";
import { ConnectedTools } from "./connected-tools";
import { DETAILS_ERROR_TEXTS } from "./problem-texts";
import { SecurityEmail } from "./security-email";
import { SecurityPassword } from "./security-password";

const ERROR_TEXTS: Record<string, TextKey> = DETAILS_ERROR_TEXTS;

type SecurityPanelsProps = {
  security: SecurityView;
  result: SecurityResult | undefined;
};

export function SecurityPanels({ security, result }: SecurityPanelsProps) {
  const t = useText();
  const heading = useFocusAfterRemoval(security.sessions?.length ?? 0);
  return (
    <>
      <section className="panel section" aria-labelledby="security">
        <h3 id="security">{t("security.title")}</h3>
        <SecurityEmail security={security} result={result} />
        <SecurityPassword security={security} result={result} />
      </section>
      <section className="panel section" aria-labelledby="sessions">
        <h3 id="sessions" tabIndex={-1} ref={heading}>
          {t("security.sessions")}
        </h3>
        <SessionsList sessions={security.sessions} />
      </section>
      <ConnectedTools tools={security.tools} />
    </>
  );
}

type SessionsListProps = { sessions: SecurityView["sessions"] };

function SessionsList({ sessions }: SessionsListProps) {
  const t = useText();
  const action = paths.accountDetails(useRootData().locale);
  if (sessions === null) return <p className="muted">{t("security.noSessions")}</p>;
  return (
    <>
      <ul className="records records--plain">
        {sessions.map(({ sessionId, device, lastActive, isCurrent }) => (
          <li key={sessionId}>
            <div>
              <p>{isCurrent ? <b>{t("security.thisBrowser", { device })}</b> : device}</p>
              <p className="muted">{lastActive}</p>
            </div>
            {!isCurrent && (
              <ChangeButton
                action={action}
                fields={{ intent: "end-session", sessionId }}
                label={t("security.endSession")}
                of={device}
                variant="outline"
                errorTexts={ERROR_TEXTS}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="profile-edits">
          <ChangeButton
            action={action}
            fields={{ intent: "end-others" }}
            label={t("security.endOthers")}
            errorTexts={ERROR_TEXTS}
          />
        </div>
      )}
    </>
  );
}
