import { useId, type ReactNode } from "react";
import type { SectionTextView } from "~/view-models/section-text";

type PromoGridProps = { text: SectionTextView; count: number; children: ReactNode };

export function PromoGrid({ text: { title, description }, count, children }: PromoGridProps) {
  const headingId = useId();
  return (
    <section className="section" aria-labelledby={title === null ? undefined : headingId}>
      {title !== null && (
        <header className="section-head">
          <div>
            <h2 id={headingId}>{title}</h2>
            {description !== null && <p>{description}</p>}
          </div>
        </header>
      )}
      <div className={count > 1 ? "promos promos--two" : "promos"}>{children}</div>
    </section>
  );
}
