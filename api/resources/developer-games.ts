import {
  addGameCover,
  addGameGraphic,
  createGame,
  declareRights,
  getDeveloperGame,
  listDeveloperGames,
  removeGameCover,
  placeGameGraphic,
  removeGameGraphic,
  updateGame,
} from "~contract/calls/developer-games";
import { cropsOf } from "~contract/entities/cover-crop";
import type { DeveloperGame } from "~contract/entities/developer-game";
import {
  admitMakers,
  ALL_ROLES,
  readDeveloperAccess,
  requireGameRole,
  requireStudioRole,
} from "../identity/require-role";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import * as gameChanges from "../store/developer-games/change-game";
import { createGame as storeGame } from "../store/developer-games/create-game";
import { loadDeveloperGame } from "../store/developer-games/developer-game-details";
import { listDeveloperGames as listGames } from "../store/developer-games/developer-game-list";
import * as gamePictures from "../store/pictures/game-pictures";
import { MAKERS } from "../store/studios/memberships";
import { createDeveloperContext } from "./create-developer-context";

export function registerDeveloperGames(app: ApiApp): void {
  route(app, listDeveloperGames, ({ query }, context) =>
    listGames(createDeveloperContext(context), readDeveloperAccess(context), query),
  );

  route(app, createGame, async ({ body }, context): Promise<DeveloperGame> => {
    const { studioId } = await requireStudioRole(context, body.studioId, MAKERS);
    const developer = createDeveloperContext(context);
    const { database, now } = developer;
    const { name, gameEngine } = body;
    const gameId = await storeGame(database, { studioId, name, engineAlias: gameEngine ?? null, now });
    return loadDeveloperGame(developer, gameId);
  });

  route(app, getDeveloperGame, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, ALL_ROLES);
    return loadDeveloperGame(createDeveloperContext(context), gameId);
  });

  route(app, updateGame, async ({ params, body }, context) => {
    const { gameId, studioId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    const { database, now } = developer;
    await gameChanges.changeGame(database, { gameId, studioId, changes: body, now });
    return loadDeveloperGame(developer, gameId);
  });

  route(app, declareRights, async ({ params, body }, context) => {
    const { gameId, userId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    const { database, now } = developer;
    await gameChanges.declareRights(database, { gameId, userId, ...body, now });
    return loadDeveloperGame(developer, gameId);
  });

  registerPictures(app);
}

function registerPictures(app: ApiApp): void {
  route(
    app,
    addGameCover,
    async ({ params: { gameId }, query, body: content }, context) => {
      const developer = createDeveloperContext(context);
      await gamePictures.addCover(developer, { gameId, content, crops: cropsOf(query), now: developer.now });
      return loadDeveloperGame(developer, gameId);
    },
    admitMakers,
  );

  route(app, removeGameCover, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await gamePictures.deleteCover(developer, { ...params, now: developer.now });
    return loadDeveloperGame(developer, gameId);
  });

  route(
    app,
    addGameGraphic,
    async ({ params: { gameId }, body: content }, context) => {
      const developer = createDeveloperContext(context);
      await gamePictures.addGraphic(developer, { gameId, content, now: developer.now });
      return loadDeveloperGame(developer, gameId);
    },
    admitMakers,
  );

  route(app, removeGameGraphic, async ({ params }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await gamePictures.deleteGraphic(developer, { ...params, now: developer.now });
    return loadDeveloperGame(developer, gameId);
  });

  route(app, placeGameGraphic, async ({ params, body: { place } }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    const developer = createDeveloperContext(context);
    await gamePictures.placeGraphic(developer.database, { ...params, place, now: developer.now });
    return loadDeveloperGame(developer, gameId);
  });
}
