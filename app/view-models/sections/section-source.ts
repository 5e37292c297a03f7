import { paths } from "~/paths";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { toSectionText, type SectionTextView } from "../section-text";
import type { ViewContext } from "../view-context";

/** What a section is made of: itself, the entries of its feed and what every view model may need. */
export type SectionSource = { section: Section; entries: readonly FeedEntry[]; view: ViewContext };

/** What all sections of the feed have; `allHref` is the page of all that is in theirs. */
export type SectionView<Type extends string, Content> = {
  type: Type;
  id: string;
  allHref: string | null;
} & SectionTextView &
  Content;

/** The head of a section; its type must be told so that the content beside it is known by it. */
export function sectionHead<Type extends string>(type: Type, { section, view }: SectionSource) {
  const allHref = section.feedAlias === null ? null : paths.feed(view.locale, section.feedAlias);
  return { type, id: section.sectionId, allHref, ...toSectionText(section, view.locale) };
}
