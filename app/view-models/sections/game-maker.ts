import { toContentBlock, type ContentBlockView } from "../content-block";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type GameMakerView = SectionView<"GAME_MAKER", { panels: ContentBlockView[] }>;

export function toGameMaker(source: SectionSource): GameMakerView | null {
  const panels = source.entries
    .filter(({ customContentItemType }) => customContentItemType === "GAMEMAKER_CONTENT")
    .flatMap((entry) => toContentBlock(entry, source.view) ?? []);
  return panels.length > 0 ? { ...sectionHead("GAME_MAKER", source), panels } : null;
}
