import { useText } from "~/i18n/use-text";
import type { StandingView } from "~/view-models/standing";
import { Icon } from "../ui/icon";

type StandingPanelProps = { standing: StandingView };

/** Players write the links, so search engines must not follow them. */
export function StandingPanel({ standing: { level, links } }: StandingPanelProps) {
  const t = useText();
  if (level === null && links.length === 0) return null;
  return (
    <section className="panel" aria-label={t("links.standing")}>
      {level !== null && <p className="heading-small">{level}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className="text-link" href={href} target="_blank" rel="nofollow ugc noopener">
                {text}
                <Icon name="arrow-up-right" size="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
