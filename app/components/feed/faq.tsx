import type { FeedSectionOf } from "~/view-models/home-feed";
import { QuestionList } from "./question-list";

type FaqProps = { section: FeedSectionOf<"FAQ" | "FAQ_CATEGORIES"> };

export function Faq({ section: { id, title, description, groups } }: FaqProps) {
  const headingId = `faq-${id}`;
  return (
    <section className="section questions" aria-labelledby={title === null ? undefined : headingId}>
      <div>
        {title !== null && <h2 id={headingId}>{title}</h2>}
        {description !== null && <p>{description}</p>}
      </div>
      <div>
        {groups.map((group) => (
          <QuestionList key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}
