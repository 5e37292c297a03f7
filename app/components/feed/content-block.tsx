import { useEffect } from "react";
import type { BlockSectionView, FeedSectionOf } from "~/view-models/home-feed";
import type { QuestionGroupView } from "~/view-models/sections/faq";
import { Icon } from "../ui/icon";
import { SafeMarkup } from "../ui/safe-markup";
import { useLazyModule } from "../ui/use-lazy-module";
import { Banner } from "./banner";
import { Claims } from "./claims";
import type { PopupProps } from "./popup";
import { PromoGrid } from "./promo-grid";
import { PromoPanel } from "./promo-panel";

const loadPopup = () => import("./popup").then(({ Popup }) => Popup);

type ContentBlockProps = { section: BlockSectionView };

export function ContentBlock({ section }: ContentBlockProps) {
  switch (section.type) {
    case "BANNER":
      return <Banner section={section} />;
    case "POPUP":
    case "DISCORD_POPUP":
      return <LazyPopup section={section} />;
    case "CLAIM":
      return <Claims section={section} />;
    case "TITLE_SECTION":
      return <TitleSection section={section} />;
    case "TAGLINE":
      return <Tagline section={section} />;
    case "GAME_MAKER":
      return <GameMaker section={section} />;
    case "FAQ":
    case "FAQ_CATEGORIES":
      return <Faq section={section} />;
  }
}

type GameMakerProps = { section: FeedSectionOf<"GAME_MAKER"> };

function GameMaker({ section }: GameMakerProps) {
  return (
    <PromoGrid text={section} count={section.panels.length}>
      {section.panels.map((panel) => (
        <PromoPanel key={panel.id} promo={panel} icon="hammer" />
      ))}
    </PromoGrid>
  );
}

/** Lazy and client-only: a popup opens long after hydration. */
function LazyPopup({ section }: PopupProps) {
  const [Popup, startLoading] = useLazyModule(loadPopup);
  useEffect(startLoading, [startLoading]);
  return Popup && <Popup section={section} />;
}

type TaglineProps = { section: FeedSectionOf<"TITLE_SECTION" | "TAGLINE"> };

function Tagline({ section: { text, more } }: TaglineProps) {
  return (
    <div className="section">
      <p className="tagline">
        {text} {more !== null && <span>{more}</span>}
      </p>
    </div>
  );
}

type TitleSectionProps = { section: FeedSectionOf<"TITLE_SECTION" | "TAGLINE"> };

function TitleSection({ section: { text, more } }: TitleSectionProps) {
  return (
    <section className="section">
      <h2 className="h1">{text}</h2>
      {more !== null && <p className="lead">{more}</p>}
    </section>
  );
}

type FaqProps = { section: FeedSectionOf<"FAQ" | "FAQ_CATEGORIES"> };

function Faq({ section: { id, title, description, groups } }: FaqProps) {
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

type QuestionListProps = { group: QuestionGroupView };

function QuestionList({ group: { name, questions } }: QuestionListProps) {
  return (
    <>
      {name !== null && <h3>{name}</h3>}
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <SafeMarkup markup={answer} />
        </details>
      ))}
    </>
  );
}
