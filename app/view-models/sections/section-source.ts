import { paths } from "~/paths";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { deviceCondition, type DeviceCondition } from "../section-devices";
import { toSectionText, type SectionTextView } from "../section-text";
import type { ViewContext } from "../view-context";

export type SectionSource = { section: Section; entries: readonly FeedEntry[]; view: ViewContext };

export type SectionView<Type extends string, Content> = {
  type: Type;
  id: string;
  allHref: string | null;
} & SectionTextView &
  DeviceCondition &
  Content;

/** Takes the type so that it discriminates the union of section views. */
export function sectionHead<Type extends string>(type: Type, { section, view }: SectionSource) {
  const allHref = section.feedAlias === null ? null : paths.feed(view.locale, section.feedAlias);
  return { type, id: section.sectionId, allHref, ...toSectionText(section, view.locale), ...deviceCondition(section) };
}
