import { GAME_PICTURES } from "./developers";

const PICTURES = { title: "Kite", studioName: "Kite Club", isPublished: true, ...GAME_PICTURES };

export const PAGE_PICTURE = {
  path: "/media/covers/kite/night/webp-640x360.webp",
  url: "/media/covers/kite/night/webp-640x360.webp",
};

export const DESK_PICTURE_SAMPLES: Readonly<Record<string, unknown>> = {
  listPagePictures: { title: "Kite", pictures: [PAGE_PICTURE] },
  addPagePicture: PAGE_PICTURE,
  readDeskGamePictures: PICTURES,
  addDeskGameCover: PICTURES,
  removeDeskGameCover: PICTURES,
  addDeskGameGraphic: PICTURES,
  placeDeskGameGraphic: PICTURES,
  removeDeskGameGraphic: PICTURES,
};
