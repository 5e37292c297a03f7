import { useId, type ReactNode } from "react";
import type { ContentBlockView } from "~/view-models/content-block";
import type { IconName } from "~/rules/icon-names";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";

type PromoPanelProps = {
  promo: Omit<ContentBlockView, "id">;
  /** Shown if there is no picture. */
  icon: IconName;
  isPrimary?: boolean;
  children?: ReactNode;
};

const PICTURE_SIZES = "(max-width: 900px) 112px, 220px";

export function PromoPanel({ promo, icon, isPrimary = false, children }: PromoPanelProps) {
  const headingId = useId();
  const { kicker, title, text, picture, action } = promo;
  return (
    <article className="promo" aria-labelledby={headingId}>
      <span className="cover">
        {picture ? <Picture picture={picture} sizes={PICTURE_SIZES} /> : <Icon name={icon} />}
      </span>
      <div>
        {kicker !== null && <p className="text-small muted">{kicker}</p>}
        <h3 id={headingId}>{title}</h3>
        {text !== null && <p>{text}</p>}
        {children}
        {action && (
          <ButtonLink href={action.href} variant={isPrimary ? "primary" : "neutral"}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
