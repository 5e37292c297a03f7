import type { FeedEntry } from "~contract/entities/feed-entry";
import { toTagTile, type TagTileView } from "../tag-tile";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type TagsView = SectionView<"TAGS", { tags: TagTileView[] }>;

/** Tags as tiles; null without a tag. */
export function toTags(source: SectionSource): TagsView | null {
  const tags = source.entries.flatMap((entry) => toTagEntry(entry, source.view) ?? []);
  return tags.length > 0 ? { ...sectionHead("TAGS", source), tags } : null;
}

/** A feed may hold the same tag twice, so what it shows is known by its entry. */
function toTagEntry({ entryId, tag }: FeedEntry, view: ViewContext): TagTileView | null {
  return tag ? { ...toTagTile(tag, view), id: entryId } : null;
}
