import { DRAFT, KITES, REVISIONS, SAVED } from "./desk";
import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANYTHING = {};
const STICKER_CONTENT = {
  ...{ alias: "kite", title: KITES, note: KITES, currency: "RPX", amount: 5, picture: "comet", position: 3 },
};

export const DESK_STICKER_SAMPLES: Readonly<Record<string, unknown>> = {
  listDeskStickers: {
    items: [
      {
        ...{ subjectId: ID, alias: "kite", name: "Kite", state: "SCHEDULED", publishDate: MOMENT },
        ...{ failure: "sticker_alias_taken", currency: "USD", amount: 1.99, uses: 12, missingLocales: ["tr"] },
      },
    ],
    pagination,
  },
  readDeskSticker: {
    ...{ state: "CHANGED", version: "revision-2", published: STICKER_CONTENT },
    draft: { ...DRAFT, content: STICKER_CONTENT, failure: "sticker_alias_taken" },
    revisions: REVISIONS,
  },
  createStickerDraft: SAVED,
  saveStickerDraft: SAVED,
  discardStickerDraft: ANYTHING,
  publishSticker: ANYTHING,
  archiveSticker: ANYTHING,
  restoreStickerRevision: SAVED,
};
