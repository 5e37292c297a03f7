import { localizedText } from "~/i18n/localized-text";
import { paths } from "~/paths";
import type { Tag } from "~contract/entities/tag";
import { toIcon, type IconView } from "./icon";
import type { ViewContext } from "./view-context";

export type TagTileView = { id: string; title: string; href: string; icon: IconView };

export function toTagTile(tag: Tag, { locale }: Pick<ViewContext, "locale">): TagTileView {
  return {
    id: tag.tagId,
    title: localizedText(tag.title, tag.titleTranslations, locale) || tag.alias,
    href: paths.tag(locale, tag.alias),
    icon: toIcon(tag.icon),
  };
}
