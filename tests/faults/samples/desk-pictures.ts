import { GAME_PICTURES } from "./developers";

const PICTURES = { title: "Kite", studioName: "Kite Club", isPublished: true, ...GAME_PICTURES };

export const DESK_PICTURE_SAMPLES: Readonly<Record<string, unknown>> = {
  readDeskGamePictures: PICTURES,
  addDeskGameCover: PICTURES,
  removeDeskGameCover: PICTURES,
  addDeskGameGraphic: PICTURES,
  placeDeskGameGraphic: PICTURES,
  removeDeskGameGraphic: PICTURES,
};
