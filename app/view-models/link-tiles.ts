import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { assetAttribute, isCurrent, linkAttribute, tagsAttribute, textAttribute } from "./feed-attributes";
import { toIcon } from "./icon";
import { toTagTile, type TagTileView } from "./tag-tile";
import type { ViewContext } from "./view-context";

/** Tiles are identified by entry: a feed may contain the same tag twice. */
export function toLinkTiles(entry: FeedEntry, view: ViewContext): TagTileView[] {
  const { entryId, tag, attributes, customContentItemType } = entry;
  if (tag) return [{ ...toTagTile(tag, view), id: entryId }];
  if (customContentItemType !== "URL" && customContentItemType !== "TAG") return [];
  if (!isCurrent(attributes, view.now)) return [];
  const { locale } = view;
  const icon = toIcon(assetAttribute(attributes, "Icon url")?.url);
  const title = textAttribute(attributes, "Title", locale);
  const href = linkAttribute(attributes, locale);
  if (href !== null && title !== null) return [{ id: entryId, title, href, icon }];
  if (customContentItemType === "URL") return [];
  return tagsAttribute(attributes).map(({ alias, title: name, titleTranslations }) => ({
    id: `${entryId}-${alias}`,
    title: localizedText(name ?? "", titleTranslations ?? {}, locale) || alias,
    href: paths.tag(locale, alias),
    icon,
  }));
}
