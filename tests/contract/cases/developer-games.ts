import { randomUUID } from "node:crypto";
import { gameArt, games } from "~api/db/schema";
import { DEMO_GAME_ROWS } from "~api/seed/demo-games";
import { MAX_GAMES_OF_STUDIO } from "~api/store/developer-games/create-game";
import * as calls from "~contract/calls/developer-games";
import { storePublishedGame, storeReadyGame, storeStudioGame } from "../../fixtures/developer-games";
import { COVER_SIZE, pngOf, VIDEO } from "../../fixtures/sent-pictures";
import { addMember, storeStudio } from "../../fixtures/stored-studios";
import type { CallCase, CaseRequest } from "../call-case";
import { disposableUser, type Person, type World } from "../world";
import { REFUSED_WORD, refusingWords } from "./refused-words";

type MakeRequest = (world: World) => Promise<CaseRequest>;

export async function asTester(world: World, studioId: string): Promise<Person> {
  const tester = await disposableUser(world);
  await addMember(world.api.database, studioId, tester, "TESTER");
  return tester;
}

async function creating(world: World, fields: Record<string, unknown> = {}): Promise<CaseRequest> {
  const studioId = await storeStudio(world.api.database, world.player);
  return { as: world.player, body: { name: "Kite", studioId, ...fields } };
}

async function creatingAgain(world: World): Promise<CaseRequest> {
  const { studioId } = await storeStudioGame(world.api.database, world.player, "Kite");
  return { as: world.player, body: { name: "KITE", studioId } };
}

async function creatingTooMany(world: World): Promise<CaseRequest> {
  const studioId = await storeStudio(world.api.database, world.player);
  const [model] = DEMO_GAME_ROWS;
  if (!model) throw new Error("The demo catalogue has no games.");
  const rows = Array.from({ length: MAX_GAMES_OF_STUDIO }, () => {
    const gameId = randomUUID();
    return { ...model, gameId, shortId: gameId.slice(-6), slug: gameId, studioId, isPublished: false };
  });
  await world.api.database.insert(games).values(rows);
  return { as: world.player, body: { name: "Kite", studioId } };
}

async function creatingAsTester(world: World): Promise<CaseRequest> {
  const studioId = await storeStudio(world.api.database, world.player);
  return { as: await asTester(world, studioId), body: { name: "Kite", studioId } };
}

const ofGame =
  (more: Omit<CaseRequest, "as" | "params"> & { params?: Record<string, string> } = {}): MakeRequest =>
  async ({ api, player }) => {
    const { gameId } = await storeStudioGame(api.database, player);
    return { as: player, ...more, params: { gameId, ...more.params } };
  };

const asTesterOfGame =
  (more: Omit<CaseRequest, "as" | "params"> & { params?: Record<string, string> } = {}): MakeRequest =>
  async (world) => {
    const { gameId, studioId } = await storeStudioGame(world.api.database, world.player);
    return { as: await asTester(world, studioId), ...more, params: { gameId, ...more.params } };
  };

const ofPublishedGame =
  (more: { body?: unknown; params?: Record<string, string> }): MakeRequest =>
  async ({ api, player }) => {
    const { gameId } = await storePublishedGame(api.database, player);
    return { as: player, ...more, params: { gameId, ...more.params } };
  };

async function renamingToTaken({ api, player }: World): Promise<CaseRequest> {
  const { gameId, studioId } = await storeStudioGame(api.database, player, "Kite");
  const [model] = DEMO_GAME_ROWS;
  if (!model) throw new Error("The demo catalogue has no games.");
  const other = randomUUID();
  const row = { ...model, gameId: other, shortId: other.slice(-6), slug: other, studioId, title: "Balloon" };
  await api.database.insert(games).values(row);
  return { as: player, params: { gameId }, body: { title: "balloon" } };
}

const sending =
  (make: () => Buffer | Promise<Buffer>): MakeRequest =>
  async (world) =>
    ofGame({ body: await make(), headers: { "content-type": "image/png" } })(world);

export const truncatedPicture = async () => {
  const whole = await pngOf(COVER_SIZE);
  return whole.subarray(0, whole.length - 40);
};

export async function fillGallery({ api }: World, gameId: string): Promise<void> {
  const rows = Array.from({ length: calls.MAX_GRAPHICS }, (_, index) => ({
    gameId,
    name: `${index}`,
    position: index + 1,
  }));
  await api.database.insert(gameArt).values(rows);
}

const PICTURE_REFUSALS = {
  studio_role_insufficient: async (world: World) => asTesterOfGame({ body: await pngOf(COVER_SIZE) })(world),
  image_too_small: sending(() => pngOf({ width: 320, height: 180 })),
  image_invalid_aspect_ratio: sending(() => pngOf({ width: 800, height: 600 })),
  invalid_image: sending(truncatedPicture),
  unsupported_graphic_format: sending(() => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
  video_not_allowed_as_image: sending(() => VIDEO),
  game_picture_too_large: sending(() => Buffer.alloc(calls.MAX_GAME_PICTURE_BYTES + 1)),
};

async function addingOneTooMany(world: World): Promise<CaseRequest> {
  const { gameId } = await storeStudioGame(world.api.database, world.player);
  await fillGallery(world, gameId);
  return { as: world.player, params: { gameId }, body: await pngOf(COVER_SIZE) };
}

export const DEVELOPER_GAME_CASES: CallCase[] = [
  {
    call: calls.listDeveloperGames,
    example: async ({ api, player }) => {
      const { studioId } = await storeStudioGame(api.database, player);
      return { as: player, query: { studioId: [studioId], gameEngine: ["other"] } };
    },
    refusals: { game_engine_not_found: ({ player }) => ({ as: player, query: { gameEngine: ["abacus"] } }) },
  },
  {
    call: calls.createGame,
    example: (world) => creating(world),
    refusals: {
      studio_role_insufficient: creatingAsTester,
      game_engine_not_found: (world) => creating(world, { gameEngine: "abacus" }),
      game_name_empty: (world) => creating(world, { name: " " }),
      game_name_taken: creatingAgain,
      game_name_too_long: (world) => creating(world, { name: "x".repeat(calls.MAX_GAME_TITLE_LENGTH + 1) }),
      invalid_characters_in_name: (world) => creating(world, { name: "Ki\u200bte" }),
      text_refused: async (world) => {
        await refusingWords(world);
        return creating(world, { name: `A ${REFUSED_WORD} game` });
      },
      max_games_limit_reached: creatingTooMany,
    },
  },
  { call: calls.getDeveloperGame, example: ofGame() },
  {
    call: calls.updateGame,
    example: ofGame({ body: { title: "Kite Season", ageRating: "EVERYONE", platforms: ["DESKTOP"] } }),
    refusals: {
      studio_role_insufficient: asTesterOfGame({ body: { title: "Kite Season" } }),
      game_name_empty: ofGame({ body: { title: "" } }),
      game_name_taken: renamingToTaken,
      game_name_too_long: ofGame({ body: { title: "x".repeat(calls.MAX_GAME_TITLE_LENGTH + 1) } }),
      invalid_characters_in_name: ofGame({ body: { title: "???" } }),
      short_description_too_long: ofGame({
        body: { shortDescription: "x".repeat(calls.MAX_SHORT_DESCRIPTION_LENGTH + 1) },
      }),
      text_refused: async (world) => {
        await refusingWords(world);
        return ofGame({ body: { shortDescription: `${REFUSED_WORD}!` } })(world);
      },
      breaking_published_game: ofPublishedGame({ body: { platforms: [] } }),
      no_changes: ofGame({ body: { title: "Kite", platforms: [] } }),
    },
  },
  {
    call: calls.declareRights,
    example: ofGame({ body: { holder: "Kite Club", isOwnWork: true } }),
    refusals: { studio_role_insufficient: asTesterOfGame({ body: { holder: "Kite Club", isOwnWork: true } }) },
  },
  {
    call: calls.addGameCover,
    example: sending(() => pngOf(COVER_SIZE)),
    refusals: {
      ...PICTURE_REFUSALS,
      invalid_request_payload: async (world) =>
        ofGame({ query: { aspectRatio: "4:3" }, body: await pngOf(COVER_SIZE) })(world),
    },
  },
  {
    call: calls.removeGameCover,
    example: async ({ api, player }) => {
      const { gameId } = await storeReadyGame(api.database, player);
      return { as: player, params: { gameId, coverId: "cover" } };
    },
    refusals: {
      studio_role_insufficient: asTesterOfGame({ params: { coverId: "cover" } }),
      game_cover_not_found: ofGame({ params: { coverId: "cover" } }),
      breaking_published_game: ofPublishedGame({ params: { coverId: "cover" } }),
    },
  },
  {
    call: calls.addGameGraphic,
    example: sending(() => pngOf(COVER_SIZE)),
    refusals: { ...PICTURE_REFUSALS, max_graphics_limit_reached: addingOneTooMany },
  },
  {
    call: calls.placeGameGraphic,
    example: async ({ api, player }) => {
      const { gameId } = await storeStudioGame(api.database, player);
      await api.database.insert(gameArt).values([
        { gameId, name: "dawn", position: 1 },
        { gameId, name: "dusk", position: 2 },
      ]);
      return { as: player, params: { gameId, assetId: "dusk" }, body: { place: 1 } };
    },
    refusals: {
      invalid_request_payload: ofGame({ params: { assetId: "dawn" }, body: { place: 0 } }),
      studio_role_insufficient: asTesterOfGame({ params: { assetId: "dawn" }, body: { place: 1 } }),
      asset_not_found: ofGame({ params: { assetId: "dawn" }, body: { place: 1 } }),
    },
  },
  {
    call: calls.removeGameGraphic,
    example: async ({ api, player }) => {
      const { gameId } = await storeStudioGame(api.database, player);
      await api.database.insert(gameArt).values({ gameId, name: "dawn", position: 1 });
      return { as: player, params: { gameId, assetId: "dawn" } };
    },
    refusals: {
      studio_role_insufficient: asTesterOfGame({ params: { assetId: "dawn" } }),
      asset_not_found: ofGame({ params: { assetId: "dawn" } }),
    },
  },
];
