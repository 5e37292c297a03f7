import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";

type OfflineBannerProps = { isOffline: boolean };

/** The live region mounts before its text, so that screen readers announce it. */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const t = useText();
  return (
    <div className="offline-banner" role="status">
      {isOffline && (
        <p className="offline-message">
          <Icon name="wifi-off" />
          {t("offline.text")}
        </p>
      )}
    </div>
  );
}
