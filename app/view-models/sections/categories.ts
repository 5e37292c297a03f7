import { toLinkTiles } from "../link-tiles";
import type { TagTileView } from "../tag-tile";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type CategoriesView = SectionView<"CATEGORIES", { tags: TagTileView[] }>;

export function toCategories(source: SectionSource): CategoriesView | null {
  const tags = source.entries.flatMap((entry) => toLinkTiles(entry, source.view));
  return tags.length > 0 ? { ...sectionHead("CATEGORIES", source), tags } : null;
}
