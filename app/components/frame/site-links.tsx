import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import { useExternalLinks } from "./use-external-links";
import { useRootData } from "./use-root-data";

/** The owner's other sites: the developer portal beside the logo, all of them under More. */
export function SiteLinks() {
  const t = useText();
  const more = useExternalLinks();
  const { developerPortal } = useRootData().publicSettings.links;
  if (more.length === 0) return null;
  return (
    <nav className="tnav" aria-label={t("topBar.label")}>
      {developerPortal !== null && <a href={developerPortal}>{t("topBar.makeGame")}</a>}
      <Popover
        summary={
          <>
            {t("topBar.more")}
            <Icon name="chevron-down" size="small" />
          </>
        }
      >
        {more.map(({ label, href, icon }) => (
          <a key={href} href={href}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </Popover>
    </nav>
  );
}
