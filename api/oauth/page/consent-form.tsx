/** @jsxImportSource hono/jsx */
import type { Viewer } from "../../identity/viewer";
import type { LoginContext } from "../../login/login-context";
import type { SessionTextKey } from "../../login/texts";

type ConsentFormProps = { visit: LoginContext; title: string; tool: string; scopes: string[]; account: Viewer };

const PERMISSIONS: Record<string, SessionTextKey> = {
  "gamedev:read": "session.connectRead",
  "gamedev:write": "session.connectWrite",
};

export function ConsentForm({ visit, title, tool, scopes, account }: ConsentFormProps) {
  const { t } = visit;
  const permissions = Object.entries(PERMISSIONS).filter(([scope]) => scopes.includes(scope));
  return (
    <form role="none" method="post" action={visit.hrefOf({})}>
      <div>
        <h1>{title}</h1>
        <p class="lead">{t("session.connectLead", { tool, username: account.username ?? "" })}</p>
      </div>
      <ul class="permissions">
        {permissions.map(([scope, key]) => (
          <li key={scope}>{t(key)}</li>
        ))}
      </ul>
      <input type="hidden" name="account" value={account.userId} />
      <p class="muted">{t("session.connectHelp", { tool })}</p>
      <div class="decisions">
        <button class="button button--primary" type="submit" name="intent" value="allow">
          {t("session.connectAllow")}
        </button>
        <button class="button button--outline" type="submit" name="intent" value="deny">
          {t("session.connectDeny")}
        </button>
      </div>
    </form>
  );
}
