import type { BlockSectionView } from "~/view-models/home-feed";
import { Banner } from "./banner";
import { Claims } from "./claims";
import { Faq } from "./faq";
import { GameMaker } from "./game-maker";
import { LazyPopup } from "./lazy-popup";
import { Tagline } from "./tagline";
import { TitleSection } from "./title-section";

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
