import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";

type OfflineBannerProps = { isOffline: boolean };

/** The live region mounts before its text, so that screen readers announce it. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const t = useText();
  return (
    <div className="offl" role="status">
      {isOffline && (
        <p className="off">
          <Icon name="wifi-off" />
          {t("offline.text")}
        </p>
      )}
    </div>
  );
}
