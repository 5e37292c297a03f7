/** @jsxImportSource hono/jsx */
import type { LoginContext } from "../login-context";
import { AlertIcon } from "./alert-icon";

/** Its script shows it. */
export function PasskeyButton({ visit }: { visit: LoginContext }) {
  const { t } = visit;
  return (
    <div class="passkey" hidden>
      <button class="button button--outline" type="button" id="passkey">
        {t("session.passkey")}
      </button>
      <p
        class="field-message form-problem"
        aria-live="assertive"
        id="passkey-problem"
        data-text={t("session.passkeyProblem")}
        hidden
      >
        <AlertIcon />
        <span></span>
      </p>
      <script type="module" src="assets/passkey.js"></script>
    </div>
  );
}
