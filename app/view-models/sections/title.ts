import { toContentBlock } from "../content-block";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

type TitleType = "TITLE_SECTION" | "TAGLINE";

export type TitleView = SectionView<TitleType, { text: string; more: string | null }>;

/** The texts of its first entry, otherwise the section's own. */
export function toTitle(type: TitleType, source: SectionSource): TitleView | null {
  const head = sectionHead(type, source);
  const [entry] = source.entries.flatMap((item) => toContentBlock(item, source.view) ?? []);
  const text = entry?.title ?? head.title;
  return text === null ? null : { ...head, text, more: entry ? entry.text : head.description };
}
