import type { CallApi } from "~/api-client/client";
import type { ReceivedFile } from "~/server/received-form.server";
import { WrongFields } from "~/server/studio-form.server";
import {
  addGameCover,
  addGameGraphic,
  MAX_GAME_PICTURE_BYTES,
  removeGameCover,
  removeGameGraphic,
} from "~contract/calls/developer-games";

type PictureForm = { intent: "add-cover" | "add-graphic" };
type RemovalForm = { intent: "remove-cover" | "remove-graphic"; subject: string };

export async function addPicture(api: CallApi, gameId: string, { intent }: PictureForm, file: ReceivedFile) {
  if (file.bytes > MAX_GAME_PICTURE_BYTES) throw new WrongFields({ file: "game_picture_too_large" });
  const body = await file.read(0, file.bytes);
  if (intent === "add-cover") await api(addGameCover, { params: { gameId }, query: {}, body });
  else await api(addGameGraphic, { params: { gameId }, body });
}

export async function removePicture(api: CallApi, gameId: string, { intent, subject }: RemovalForm) {
  if (intent === "remove-cover") await api(removeGameCover, { params: { gameId, coverId: subject } });
  else await api(removeGameGraphic, { params: { gameId, assetId: subject } });
}
