/** @jsxImportSource hono/jsx */
import type { LoginContext } from "../login-context";

export function GuestForm({ visit }: { visit: LoginContext }) {
  const { t } = visit;
  return (
    <form role="none" class="guest-form" method="post" action={visit.hrefOf({})}>
      <button class="button button--outline" type="submit" name="intent" value="guest" aria-describedby="guest-help">
        {t("session.guest")}
      </button>
      <p class="field-help" id="guest-help">
        {t("session.guestHelp")}
      </p>
    </form>
  );
}
