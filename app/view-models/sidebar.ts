import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import { contentHref } from "~/rules/site-path";
import { isSectionVisible, type Viewer } from "~/rules/section-visibility";
import type { Configuration } from "~contract/entities/configuration";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { deviceCondition, type DeviceCondition } from "./section-devices";
import { toIcon, type IconView } from "./icon";
import type { ViewContext } from "./view-context";

export type SidebarItemView = { label: string; href: string; icon: IconView };

/** A plain list, or with a heading a collapsible group; the heading may be a link. */
export type SidebarSectionView = DeviceCondition & {
  heading: (Omit<SidebarItemView, "href"> & { href: string | null }) | null;
  items: SidebarItemView[];
};

export type SidebarView = { sections: SidebarSectionView[] };

type Locale = ViewContext["locale"];

/** Unsupported sections and entries are omitted (docs/product/frame.md#sidebar-content). */
export function toSidebar(configuration: Configuration, viewer: Viewer, { locale }: ViewContext): SidebarView {
  const sections = configuration.sections
    .filter((section) => section.sectionType === "SIDEBAR_SECTION" && isSectionVisible(section, viewer))
    .map((section) => ({
      ...toSection(entriesOf(configuration, section.sectionId), locale),
      ...deviceCondition(section),
    }))
    .filter(({ heading, items }) => items.length > 0 || heading?.href);
  return { sections };
}

function entriesOf({ sectionFeedEntries }: Configuration, sectionId: string): FeedEntry[] {
  const entries = sectionFeedEntries.filter((entry) => entry.sectionId === sectionId).map(({ feedEntry }) => feedEntry);
  return entries.sort((one, other) => Number(isExpandable(other)) - Number(isExpandable(one)));
}

function toSection(entries: FeedEntry[], locale: Locale): SidebarSectionView {
  const [first] = entries;
  const header = first && isExpandable(first) ? first : null;
  const items = entries.filter((entry) => entry !== header).flatMap((entry) => toItem(entry, locale) ?? []);
  return {
    heading: header && { label: titleOf(header, locale), href: hrefOf(header, locale), icon: iconOf(header) },
    items,
  };
}

const isExpandable = (entry: FeedEntry) => entry.customContentItemType === "SIDEBAR_ITEM_EXPANDABLE";

function toItem(entry: FeedEntry, locale: Locale): SidebarItemView | null {
  if (entry.tag) {
    const { alias, title, titleTranslations, icon } = entry.tag;
    const label = localizedText(title, titleTranslations, locale) || alias;
    return { label, href: paths.tag(locale, alias), icon: toIcon(icon) };
  }
  if (!isExpandable(entry) && entry.customContentItemType !== "SIDEBAR_ITEM") return null;
  const href = hrefOf(entry, locale);
  return href === null ? null : { label: titleOf(entry, locale), href, icon: iconOf(entry) };
}

const hrefOf = (entry: FeedEntry, locale: Locale) => contentHref(attributeOf(entry, "Link", "ANY")?.value, locale);

function titleOf(entry: FeedEntry, locale: Locale): string {
  const title = attributeOf(entry, "Title", "LOCALIZABLE_STRING");
  return title ? localizedText(title.value, title.translations, locale) : "";
}

const iconOf = (entry: FeedEntry) => toIcon(attributeOf(entry, "Icon url", "ASSET")?.url);

type Attribute = FeedEntry["attributes"][number];

function attributeOf<Type extends Attribute["type"]>({ attributes }: FeedEntry, name: string, type: Type) {
  return attributes.find(
    (attribute): attribute is Extract<Attribute, { type: Type }> => attribute.name === name && attribute.type === type,
  );
}
