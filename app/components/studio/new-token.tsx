import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { NewTokenResult } from "~/view-models/studio/studio-team";

type NewTokenProps = { token: NewTokenResult };

/** Takes the focus: the secret is on no page again. */
export function NewToken({ token: { name, secret } }: NewTokenProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [secret]);
  return (
    <div className="panel studio-panel" role="status" tabIndex={-1} ref={panel}>
      <h3>{t("studios.tokenCreated", { name })}</h3>
      <p>{t("studios.tokenOnce")}</p>
      <code className="studio-secret">{secret}</code>
    </div>
  );
}
