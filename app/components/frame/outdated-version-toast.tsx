import { useText } from "~/i18n/use-text";

type OutdatedVersionToastProps = { isOutdated: boolean };

export function OutdatedVersionToast({ isOutdated }: OutdatedVersionToastProps) {
  const t = useText();
  return (
    <div role="status">
      {isOutdated && (
        <div className="toast toast--outdated">
          <span>{t("outdatedVersion.text")}</span>
          <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
            {t("outdatedVersion.button")}
          </button>
        </div>
      )}
    </div>
  );
}
