import { gameArt } from "~api/db/schema";
import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import * as pageCalls from "~contract/calls/desk-page-pictures";
import * as calls from "~contract/calls/desk-pictures";
import { storePublishedGame, storeReadyGame, storeStudioGame } from "../../fixtures/developer-games";
import { COVER_SIZE, pngOf, VIDEO } from "../../fixtures/sent-pictures";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import { asEditor } from "./content-fixtures";
import { fillGallery, truncatedPicture } from "./developer-games";

async function ofGame(world: World): Promise<CaseRequest & { params: { subjectId: string } }> {
  const { gameId } = await storeStudioGame(world.api.database, world.player);
  return { ...(await asEditor(world)), params: { subjectId: gameId } };
}

async function ofUnknown(world: World, params: Record<string, string> = {}): Promise<CaseRequest> {
  return { ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID, ...params } };
}

const sending =
  (make: () => Buffer | Promise<Buffer>, query: Record<string, string> = {}) =>
  async (world: World): Promise<CaseRequest> => ({
    ...(await ofGame(world)),
    ...{ query, body: await make(), headers: { "content-type": "image/png" } },
  });

const cover = () => pngOf(COVER_SIZE);

const PICTURE_REFUSALS = {
  game_not_found: async (world: World) => ({ ...(await ofUnknown(world)), body: await cover() }),
  image_too_small: sending(() => pngOf({ width: 320, height: 180 })),
  image_invalid_aspect_ratio: sending(() => pngOf({ width: 800, height: 600 })),
  invalid_image: sending(truncatedPicture),
  unsupported_graphic_format: sending(() => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
  video_not_allowed_as_image: sending(() => VIDEO),
  game_picture_too_large: sending(() => Buffer.alloc(MAX_GAME_PICTURE_BYTES + 1)),
};

const withArt =
  (position: number, params: Record<string, string>) =>
  async (world: World): Promise<CaseRequest> => {
    const request = await ofGame(world);
    await world.api.database.insert(gameArt).values({ gameId: request.params.subjectId, name: "dawn", position });
    return { ...request, params: { ...request.params, ...params } };
  };

const withBody =
  (request: (world: World) => Promise<CaseRequest>, body: object) =>
  async (world: World): Promise<CaseRequest> => ({ ...(await request(world)), body });

const sendingToPages =
  (make: () => Buffer | Promise<Buffer>, query: Record<string, string> = {}) =>
  async (world: World): Promise<CaseRequest> => ({
    ...(await asEditor(world)),
    ...{ query, body: await make(), headers: { "content-type": "image/png" } },
  });

export const DESK_PICTURE_CASES: CallCase[] = [
  {
    call: pageCalls.listPagePictures,
    example: async (world) => {
      const { gameId } = await storeReadyGame(world.api.database, world.player);
      return { ...(await asEditor(world)), query: { gameId } };
    },
    refusals: {
      game_not_found: async (world) => ({ ...(await asEditor(world)), query: { gameId: UNKNOWN_ID } }),
    },
  },
  {
    call: pageCalls.addPagePicture,
    example: sendingToPages(() => pngOf({ width: 900, height: 900 }), { wideY: "20" }),
    refusals: {
      image_too_small: sendingToPages(() => pngOf({ width: 320, height: 180 })),
      image_invalid_aspect_ratio: sendingToPages(() => pngOf({ width: 800, height: 600 })),
      invalid_image: sendingToPages(truncatedPicture),
      unsupported_graphic_format: sendingToPages(() => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      video_not_allowed_as_image: sendingToPages(() => VIDEO),
      game_picture_too_large: sendingToPages(() => Buffer.alloc(MAX_GAME_PICTURE_BYTES + 1)),
      invalid_request_payload: sendingToPages(cover, { wideZoom: "401" }),
    },
  },
  {
    call: calls.readDeskGamePictures,
    example: async (world) => {
      const { gameId } = await storeReadyGame(world.api.database, world.player);
      return { ...(await asEditor(world)), params: { subjectId: gameId } };
    },
    refusals: { game_not_found: ofUnknown },
  },
  {
    call: calls.addDeskGameCover,
    example: sending(() => pngOf({ width: 900, height: 900 }), { wideY: "20", narrowZoom: "120" }),
    refusals: {
      ...PICTURE_REFUSALS,
      invalid_request_payload: sending(cover, { wideZoom: "401" }),
      content_changed: sending(cover, { replaces: "dusk" }),
    },
  },
  {
    call: calls.removeDeskGameCover,
    example: withArt(0, { coverId: "dawn" }),
    refusals: {
      game_not_found: (world) => ofUnknown(world, { coverId: "dawn" }),
      game_cover_not_found: withArt(1, { coverId: "dawn" }),
      breaking_published_game: async (world) => {
        const { gameId } = await storePublishedGame(world.api.database, world.player);
        return { ...(await asEditor(world)), params: { subjectId: gameId, coverId: "cover" } };
      },
    },
  },
  {
    call: calls.addDeskGameGraphic,
    example: sending(cover),
    refusals: {
      ...PICTURE_REFUSALS,
      max_graphics_limit_reached: async (world) => {
        const request = await sending(cover)(world);
        await fillGallery(world, request.params?.["subjectId"] ?? "");
        return request;
      },
    },
  },
  {
    call: calls.placeDeskGameGraphic,
    example: withBody(withArt(1, { assetId: "dawn" }), { place: 2 }),
    refusals: {
      invalid_request_payload: withBody(withArt(1, { assetId: "dawn" }), { place: 21 }),
      game_not_found: withBody((world) => ofUnknown(world, { assetId: "dawn" }), { place: 1 }),
      asset_not_found: withBody(withArt(0, { assetId: "dawn" }), { place: 1 }),
    },
  },
  {
    call: calls.removeDeskGameGraphic,
    example: withArt(1, { assetId: "dawn" }),
    refusals: {
      game_not_found: (world) => ofUnknown(world, { assetId: "dawn" }),
      asset_not_found: withArt(0, { assetId: "dawn" }),
    },
  },
];
