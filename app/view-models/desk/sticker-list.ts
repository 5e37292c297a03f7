import { deskPaths } from "~/desk-paths";
import { formatReward, groupDigits } from "~/i18n/format-number";
import type { listDeskStickers } from "~contract/calls/desk-stickers";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

type Options = { filter: ContentFilter; mayChange: boolean };

export function toStickerList(
  stickers: CallData<typeof listDeskStickers>,
  { filter, mayChange }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  return toContentList(
    stickers,
    {
      ...{ title: t("desk.stickers"), text: t("desk.stickersText"), emptyText: t("desk.noStickers") },
      ...{ nameLabel: t("desk.sticker"), searchLabel: t("desk.questSearch") },
      ...{ columns: [t("desk.price"), t("desk.stickerUses")], filter, href: deskPaths.stickers(locale) },
      listPath: (page) => deskPaths.stickers(locale, { ...filter, page }),
      newLink: mayChange ? { label: t("desk.newSticker"), href: deskPaths.newSticker(locale) } : null,
      toRow: ({ subjectId, alias, uses, ...price }) => ({
        ...{ note: alias, href: deskPaths.sticker(locale, subjectId) },
        cells: [{ text: formatReward(price) }, { text: groupDigits(uses) }],
      }),
    },
    view,
  );
}
