import { useFetcher } from "@remix-run/react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { Button } from "../ui/button";
import type { ButtonVariant } from "../ui/button-classes";

type ChangeButtonProps = {
  action: string;
  fields: Record<string, string>;
  label: string;
  /** Target of the change, for screen readers. */
  of?: string;
  variant?: ButtonVariant;
  errorTexts: Record<string, TextKey>;
};

type Refusal = { ok: false; error: string };

export function ChangeButton({ action, fields, label, of, variant = "neutral", errorTexts }: ChangeButtonProps) {
  const t = useText();
  const fetcher = useFetcher<Refusal>();
  const isBusy = fetcher.state !== "idle";
  const problem = !isBusy && fetcher.data ? errorTexts[fetcher.data.error] : undefined;
  return (
    <fetcher.Form role="none" method="post" action={action} preventScrollReset className="change-button">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} isBusy={isBusy}>
        <span>
          {label}
          {of !== undefined && <span className="visually-hidden"> {of}</span>}
        </span>
      </Button>
      {problem && (
        <p className="change-message" role="alert">
          {t(problem)}
        </p>
      )}
    </fetcher.Form>
  );
}
