import * as calls from "~contract/calls/desk-pictures";
import { cropsOf } from "~contract/entities/cover-crop";
import type { ApiApp, ApiContext } from "../api-context";
import { route } from "../route";
import * as gamePictures from "../store/pictures/game-pictures";
import { loadDeskGamePictures } from "../store/pictures/load-game-pictures";
import { authorOf } from "./content-calls";

/** Rules: docs/product/games.md#pictures. */
export function registerDeskPictures(app: ApiApp): void {
  route(app, calls.readDeskGamePictures, ({ params: { subjectId } }, context) =>
    loadDeskGamePictures(sourceOf(context), subjectId),
  );

  route(app, calls.addDeskGameCover, async ({ params: { subjectId }, query, body: content }, context) => {
    const cover = { content, crops: cropsOf(query), replaces: query.replaces ?? null };
    await gamePictures.addCover(servicesOf(context), { ...changeOf(context, subjectId), ...cover });
    return loadDeskGamePictures(sourceOf(context), subjectId);
  });

  route(app, calls.removeDeskGameCover, async ({ params: { subjectId, coverId } }, context) => {
    await gamePictures.deleteCover(servicesOf(context), { ...changeOf(context, subjectId), coverId });
    return loadDeskGamePictures(sourceOf(context), subjectId);
  });

  route(app, calls.addDeskGameGraphic, async ({ params: { subjectId }, body: content }, context) => {
    await gamePictures.addGraphic(servicesOf(context), { ...changeOf(context, subjectId), content });
    return loadDeskGamePictures(sourceOf(context), subjectId);
  });

  route(app, calls.removeDeskGameGraphic, async ({ params: { subjectId, assetId } }, context) => {
    await gamePictures.deleteGraphic(servicesOf(context), { ...changeOf(context, subjectId), assetId });
    return loadDeskGamePictures(sourceOf(context), subjectId);
  });

  route(app, calls.placeDeskGameGraphic, async ({ params: { subjectId, assetId }, body: { place } }, context) => {
    await gamePictures.placeGraphic(context.get("database"), { ...changeOf(context, subjectId), assetId, place });
    return loadDeskGamePictures(sourceOf(context), subjectId);
  });
}

function sourceOf(context: ApiContext) {
  return { database: context.get("database"), mediaBaseUrl: context.get("configuration").mediaBaseUrl };
}

function servicesOf(context: ApiContext) {
  return { database: context.get("database"), fileStore: context.get("fileStore") };
}

function changeOf(context: ApiContext, gameId: string) {
  const editor = authorOf(context);
  return { gameId, editor, now: editor.now };
}
