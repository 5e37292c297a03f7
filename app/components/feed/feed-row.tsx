import { useId, type ReactNode } from "react";
import type { SectionTextView } from "~/view-models/section-text";
import { RowArrows } from "./row-arrows";
import { useRowScroll } from "./use-row-scroll";

type FeedRowProps = {
  text: SectionTextView;
  /** "cards" shows five at once, "panels" three. */
  width: "cards" | "panels";
  hasSecondLine?: boolean;
  children: ReactNode;
};

/** A section of the feed with its heading and one row that scrolls sideways. */
export function FeedRow({ text, width, hasSecondLine = false, children }: FeedRowProps) {
  const headingId = useId();
  const { rowRef, reach, scroll } = useRowScroll();
  const { title, description } = text;
  return (
    <section className="sec" aria-labelledby={title === null ? undefined : headingId}>
      <header className={hasSecondLine ? "sh dbl" : "sh"}>
        <div>
          {title !== null && <h2 id={headingId}>{title}</h2>}
          {hasSecondLine && description !== null && <p>{description}</p>}
        </div>
        <RowArrows row={title ?? ""} reach={reach} onScroll={scroll} />
      </header>
      <div ref={rowRef} className={width === "panels" ? "rail c3 scroll-smooth" : "rail scroll-smooth"}>
        {children}
      </div>
    </section>
  );
}
