import { deskPaths } from "~/desk-paths";
import { formatReward } from "~/i18n/format-number";
import { paths } from "~/paths";
import { fractionDigitsOf } from "~contract/entities/game-offer";
import { stickerCurrency } from "~contract/entities/sticker";
import { stickerPicture, type StickerContent } from "~contract/entities/sticker-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import type { PictureOptionView } from "./challenge-form";
import { toContentEditor, toLocalizedFields, type ContentEditorView, type EditorData } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";
import { CURRENCY_LABELS } from "./quest-labels";
import { STICKER_PICTURE_TEXTS } from "./sticker-texts";

export type StickerFormView = {
  languages: LanguageTextsView<"title" | "note">[];
  alias: string;
  amount: string;
  currency: string;
  currencies: OptionView[];
  picture: string;
  pictures: PictureOptionView[];
  position: string;
};

/** `text` is the price. */
export type StickerEditorView = ContentEditorView & { text: string; form: StickerFormView };

const LABELS: Record<StickerContent["currency"], string> = { ...CURRENCY_LABELS, USD: "USD" };

export function toStickerForm(content: StickerContent | null, view: ViewContext): StickerFormView {
  const { t } = view;
  const pictures = stickerPicture.options.map((value) => ({
    ...{ value, label: t(STICKER_PICTURE_TEXTS[value]), url: `/media/stickers/${value}.svg` },
  }));
  return {
    languages: toLanguageTexts(
      {
        title: toLocalizedFields(content?.title ?? null, "desk.titleIn", view),
        note: toLocalizedFields(content?.note ?? null, "desk.noteIn", view),
      },
      view,
    ),
    alias: content?.alias ?? "",
    amount: content ? unitsOf(content).toFixed(fractionDigitsOf(content.currency)) : "",
    currency: content?.currency ?? "RPX",
    currencies: stickerCurrency.options.map((value) => ({ value, label: LABELS[value] })),
    picture: content?.picture ?? "",
    pictures: [{ value: "", label: t("desk.noPicture"), url: null }, ...pictures],
    position: String(content?.position ?? 0),
  };
}

export function toStickerEditor(data: EditorData<StickerContent>, view: ViewContext): StickerEditorView {
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const { locale } = view;
  // Stickers have no page of their own: games that take tips show them.
  const places = { title: content?.title.en ?? subjectId, listHref: deskPaths.stickers(locale), portalHref: null };
  return {
    ...toContentEditor(data, { ...places, kind: "sticker", shownPath: paths.home(locale) }, view),
    text: content ? formatReward({ amount: unitsOf(content), currency: content.currency }) : "",
    form: toStickerForm(content, view),
  };
}

function unitsOf({ amount, currency }: StickerContent): number {
  return amount / 10 ** fractionDigitsOf(currency);
}
