import type { TextKey } from "~/i18n/text-keys";
import type { StickerPicture } from "~contract/entities/sticker-content";

export const STICKER_PICTURE_TEXTS: Record<StickerPicture, TextKey> = {
  comet: "desk.stickerPicture.comet",
  firefly: "desk.stickerPicture.firefly",
  heart: "desk.stickerPicture.heart",
  "lily-pad": "desk.stickerPicture.lilyPad",
  "paper-crown": "desk.stickerPicture.paperCrown",
};
