import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useText } from "~/i18n/use-text";
import type { SectionTextView } from "~/view-models/section-text";
import { Icon } from "../ui/icon";
import { StepButton } from "../ui/step-button";
import { type RowOverflow, type ScrollDirection, useRowScroll } from "./use-row-scroll";

type FeedRowProps = {
  text: SectionTextView & { allHref?: string | null };
  /** "cards" shows five at once, "panels" three. */
  width: "cards" | "panels";
  hasSecondLine?: boolean;
  className?: string;
  children: ReactNode;
};

export function FeedRow({ text, width, hasSecondLine = false, className = "section", children }: FeedRowProps) {
  const t = useText();
  const headingId = useId();
  const { rowRef, overflow, scroll } = useRowScroll();
  const { title, description, allHref } = text;
  return (
    <section className={className} aria-labelledby={title === null ? undefined : headingId}>
      <header className={hasSecondLine ? "section-head section-head--two-lines" : "section-head"}>
        <div>
          {title !== null && <h2 id={headingId}>{title}</h2>}
          {hasSecondLine && description !== null && <p>{description}</p>}
        </div>
        <RowArrows row={title ?? ""} overflow={overflow} onScroll={scroll} />
        {/* After the arrows, which mount once the row is measured, so that the link does not move. */}
        {allHref && (
          <Link className="section-more" to={allHref}>
            <span>{t("feed.seeAll")}</span>
            <span className="visually-hidden">{title}</span>
            <Icon name="arrow-right" size="small" />
          </Link>
        )}
      </header>
      <div ref={rowRef} className={width === "panels" ? "rail rail--panels scroll-smooth" : "rail scroll-smooth"}>
        {children}
      </div>
    </section>
  );
}

type RowArrowsProps = { row: string; overflow: RowOverflow; onScroll: (direction: ScrollDirection) => void };

function RowArrows({ row, overflow, onScroll }: RowArrowsProps) {
  const t = useText();
  if (!overflow.back && !overflow.on) return null;
  return (
    <span className="inline-row gap-0 narrow:hidden [@media(hover:none)]:hidden">
      <StepButton
        direction="back"
        label={t("feed.scrollBack", { row })}
        disabled={!overflow.back}
        onClick={() => onScroll("back")}
      />
      <StepButton
        direction="on"
        label={t("feed.scrollOn", { row })}
        disabled={!overflow.on}
        onClick={() => onScroll("on")}
      />
    </span>
  );
}
