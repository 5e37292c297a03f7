import { useId, useState } from "react";
import { useText } from "~/i18n/use-text";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type ShareButtonProps = {
  title: string;
  path: string;
  linkLabel: string;
};

/** Web Share or the clipboard; without scripts, or if both fail, a field to copy from. */
export function ShareButton({ title, path, linkLabel }: ShareButtonProps) {
  const t = useText();
  const fieldId = useId();
  const { siteUrl } = useRootData().publicSettings;
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const url = siteUrl + path;
  const share = () => {
    setOutcome(null);
    import("~/browser/share-link")
      .then(({ shareLink }) => shareLink({ title, url }))
      .then(
        (how) => setOutcome(how === "copied" ? "copied" : null),
        () => setOutcome("failed"),
      );
  };
  return (
    <>
      <Button className="script-only" data-stats="share" onClick={share}>
        <Icon name="share-2" />
        {t("game.share")}
      </Button>
      <span role="status" className="text-small">
        {outcome === "copied" && t("game.linkCopied")}
      </span>
      <p className={outcome === "failed" ? "share" : "share no-script-only"}>
        <label className="text-small" htmlFor={fieldId}>
          {linkLabel}
        </label>
        <input id={fieldId} className="text-input" readOnly value={url} />
      </p>
    </>
  );
}
