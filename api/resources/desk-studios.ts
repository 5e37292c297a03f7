import * as entryCalls from "~contract/calls/desk-studio-entries";
import * as calls from "~contract/calls/desk-studios";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { DEFAULT_BUILD_LIMITS } from "../builds/build-limits";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { changeStudioLimits, listOwnLimits } from "../store/builds/studio-limits";
import { approveApplication, listWaitingApplications, rejectApplication } from "../store/studios/applications";
import { listDeskStudios } from "../store/studios/desk-studio-list";
import { createStudio } from "../store/studios/new-studio";
import { STUDIO_KIND } from "../store/studios/studio-entry";
import { readGameAddress } from "../store/studios/game-address";
import { findGameToStop, liftTakedown, listTakedowns, stopGame } from "../store/studios/takedowns";
import { authorOf, registerExistingContentCalls } from "./content-calls";

/** Rules: docs/product/studios.md. */
export function registerDeskStudios(app: ApiApp): void {
  registerEntries(app);
  registerApplications(app);
  registerLimits(app);
  registerTakedowns(app);
}

function registerEntries(app: ApiApp): void {
  registerExistingContentCalls(app, entryCalls.STUDIO_ENTRY_CALLS, STUDIO_KIND);

  route(app, entryCalls.listDeskStudios, ({ query }, context) => listDeskStudios(context.get("database"), query));

  route(app, entryCalls.createStudio, ({ body }, context) =>
    createStudio(context.get("database"), { ...body, ...authorOf(context) }),
  );
}

function registerApplications(app: ApiApp): void {
  route(app, calls.listWaitingApplications, async ({ query }, context) => {
    const { applications, pagination } = await listWaitingApplications(context.get("database"), query);
    return {
      applications: applications.map(({ createdAt, ...rest }) => ({ ...rest, creationDate: createdAt.toISOString() })),
      pagination,
    };
  });

  route(app, calls.decideApplication, async ({ params, body }, context) => {
    const decision = { ...params, actorId: staffOf(context).userId, now: new Date() };
    const database = context.get("database");
    const decided =
      body.decision === "APPROVED"
        ? await approveApplication(database, { ...decision, isReviewed: body.isReviewed })
        : await rejectApplication(database, { ...decision, reason: body.reason });
    if (!decided) throw new ApiFailure("application_not_found");
    return { name: decided.name };
  });
}

function registerLimits(app: ApiApp): void {
  route(app, calls.listStudioLimits, async ({ query }, context) => ({
    ...(await listOwnLimits(context.get("database"), query)),
    usual: DEFAULT_BUILD_LIMITS,
  }));

  route(app, calls.changeStudioLimits, async ({ params, body }, context) => {
    const change = { ...params, ...body, actorId: staffOf(context).userId, now: new Date() };
    const studio = await changeStudioLimits(context.get("database"), change);
    if (!studio) throw new ApiFailure("studio_not_found");
    return studio;
  });
}

function registerTakedowns(app: ApiApp): void {
  route(app, calls.listTakedowns, async ({ query }, context) => {
    const { takedowns, pagination } = await listTakedowns(context.get("database"), query);
    return {
      takedowns: takedowns.map(({ startedAt, liftedAt, ...rest }) => ({
        ...{ ...rest, startDate: startedAt.toISOString() },
        endDate: liftedAt?.toISOString() ?? null,
      })),
      pagination,
    };
  });

  route(app, calls.stopGame, async ({ body: { game: typed, reason } }, context) => {
    const database = context.get("database");
    const address = readGameAddress(typed);
    const game = address === null ? null : await findGameToStop(database, address);
    if (!game) throw new ApiFailure("game_not_found");
    const { gameId, gameTitle } = game;
    const actorId = staffOf(context).userId;
    const isStopped = await stopGame(database, { gameId, actorId, reason, now: new Date() });
    if (!isStopped) throw new ApiFailure("game_is_blocked");
    return { gameTitle };
  });

  route(app, calls.liftTakedown, async ({ params, body: { reason } }, context) => {
    const actorId = staffOf(context).userId;
    const game = await liftTakedown(context.get("database"), { ...params, actorId, reason, now: new Date() });
    if (!game) throw new ApiFailure("takedown_not_found");
    return { gameTitle: game.gameTitle };
  });
}
