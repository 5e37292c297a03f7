import { toLinkTiles } from "../link-tiles";
import type { TagTileView } from "../tag-tile";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type TagsView = SectionView<"TAGS", { tags: TagTileView[] }>;

export function toTags(source: SectionSource): TagsView | null {
  const tags = source.entries.flatMap((entry) => toLinkTiles(entry, source.view));
  return tags.length > 0 ? { ...sectionHead("TAGS", source), tags } : null;
}
