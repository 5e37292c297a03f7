import { Link, useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { type SpendError, type SpendResult, spendText } from "~/view-models/spending";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";

type SpendFormProps = {
  label: string;
  route: "tips" | "stickers" | "purchases";
  action: string;
  fields: Record<string, string>;
  children: (isBusy: boolean) => ReactNode;
};

/** One request at a time; a retry after a lost response has the same key and is paid once. */
export function SpendForm({ label, route, action, fields, children }: SpendFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const { state, data, submit } = useFetcher<SpendResult>();
  const [isUnreachable, setUnreachable] = useState(false);
  const isBusy = state !== "idle";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const body = new FormData(event.currentTarget);
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button instanceof HTMLButtonElement && button.name !== "") body.set(button.name, button.value);
    body.delete("target");
    setUnreachable(false);
    fetchRouteScript(route).then(
      () => submit(body, { method: "post", action }),
      () => setUnreachable(true),
    );
  };
  const result: SpendResult | undefined = isUnreachable ? { ok: false, error: "unreachable" } : data;
  return (
    <form aria-label={label} method="post" action={action} onSubmit={send}>
      {Object.entries({ ...fields, target: currentPath }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isBusy)}
      <p role="status" className="text-small">
        {!isBusy && result?.ok && spendText(t, result)}
      </p>
      {!isBusy && result?.ok === false && <SpendProblem error={result.error} />}
    </form>
  );
}

type SpendProblemProps = { error: SpendError };

function SpendProblem({ error }: SpendProblemProps) {
  const t = useText();
  const { locale } = useRootData();
  const loginHref = useLoginHref();
  return (
    <p role="alert" className="text-small">
      {t(`support.error.${error}`)}{" "}
      {error === "insufficient_funds" && (
        <Link className="text-link" to={paths.profile(locale)}>
          {t("support.toQuests")}
        </Link>
      )}
      {error === "email_not_confirmed" && (
        <Link className="text-link" to={paths.accountDetails(locale)}>
          {t("support.toAccount")}
        </Link>
      )}
      {error === "sign_in_required" && (
        <a className="text-link" href={loginHref} rel="nofollow">
          {t("support.logIn")}
        </a>
      )}
    </p>
  );
}
