import { useFetcher } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { fetchRouteScript } from "~/browser/route-script";
import { useText } from "~/i18n/use-text";
import { spendText, type SpendResult } from "~/view-models/spending";
import { useCurrentPath } from "../frame/use-current-path";
import { SpendProblem } from "./spend-problem";

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
  const here = useCurrentPath();
  const { state, data, submit } = useFetcher<SpendResult>();
  const [isLost, setLost] = useState(false);
  const isBusy = state !== "idle";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const body = new FormData(event.currentTarget);
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (button instanceof HTMLButtonElement && button.name !== "") body.set(button.name, button.value);
    body.delete("target");
    setLost(false);
    fetchRouteScript(route).then(
      () => submit(body, { method: "post", action }),
      () => setLost(true),
    );
  };
  const answer: SpendResult | undefined = isLost ? { ok: false, error: "unreachable" } : data;
  return (
    <form aria-label={label} method="post" action={action} onSubmit={send}>
      {Object.entries({ ...fields, target: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isBusy)}
      <p role="status" className="text-small">
        {!isBusy && answer?.ok && spendText(t, answer)}
      </p>
      {!isBusy && answer?.ok === false && <SpendProblem error={answer.error} />}
    </form>
  );
}
