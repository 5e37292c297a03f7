import { deskPaths } from "~/desk-paths";
import { STICKER_CALLS } from "~contract/calls/desk-stickers";
import { stickerContent, type StickerContent } from "~contract/entities/sticker-content";
import { amountField, inSmallestUnits } from "./desk-amounts.server";
import {
  changeContent,
  createContent,
  localizedFields,
  optionalLocalizedFields,
  SAVING_FIELDS,
  type ContentForms,
} from "./desk-content-forms.server";
import type { DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";

const { shape } = stickerContent;

/** Pixels have no hundredths, which only the chosen currency tells. */
const saving = stickerContent
  .extend({
    ...SAVING_FIELDS,
    title: localizedFields(shape.title),
    note: optionalLocalizedFields(shape.note),
    amount: amountField,
    picture: shape.picture.optional(),
  })
  .transform(({ then, version, picture = null, ...typed }, context) => {
    const { alias, title, note, currency, position } = typed;
    const { data: amount, error } = shape.amount.safeParse(inSmallestUnits(typed.amount, currency));
    for (const { message: _, ...issue } of error?.issues ?? []) {
      context.issues.push({ ...issue, input: typed.amount, path: ["amount"] } as (typeof context.issues)[number]);
    }
    const content = { alias, title, note, currency, amount: amount ?? typed.amount, picture, position };
    return { then, version, content };
  });

const STICKER_FORMS = {
  calls: STICKER_CALLS,
  saving,
  titleOf: ({ title }) => title.en,
  listPath: (locale) => deskPaths.stickers(locale),
  editorPath: deskPaths.sticker,
} satisfies ContentForms<StickerContent>;

export function createSticker(page: PageContext, form: DeskForm) {
  return createContent(page, form, STICKER_FORMS);
}

export function changeSticker(page: PageContext, form: DeskForm, stickerId: string) {
  return changeContent(page, form, STICKER_FORMS, stickerId);
}
