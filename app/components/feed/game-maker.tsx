import type { FeedSectionOf } from "~/view-models/home-feed";
import { PromoGrid } from "./promo-grid";
import { PromoPanel } from "./promo-panel";

type GameMakerProps = { section: FeedSectionOf<"GAME_MAKER"> };

export function GameMaker({ section }: GameMakerProps) {
  return (
    <PromoGrid text={section} count={section.panels.length}>
      {section.panels.map((panel) => (
        <PromoPanel key={panel.id} promo={panel} icon="hammer" />
      ))}
    </PromoGrid>
  );
}
