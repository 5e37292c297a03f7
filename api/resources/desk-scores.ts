import * as calls from "~contract/calls/desk-scores";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listStandings } from "../store/challenges/desk-standings";
import { disqualifyPlayer, liftDisqualification } from "../store/challenges/disqualifications";
import { removeScore } from "../store/challenges/remove-score";
import { announceWinners } from "../store/challenges/winners";
import { authorOf } from "./content-calls";

/** Rules: docs/product/making-challenges.md. */
export function registerDeskScores(app: ApiApp): void {
  route(app, calls.listStandings, ({ params: { challengeId }, query }, context) =>
    listStandings(context.get("database"), challengeId, query, new Date()),
  );

  route(app, calls.disqualifyPlayer, ({ params, body }, context) =>
    disqualifyPlayer(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.liftDisqualification, ({ params, body }, context) =>
    liftDisqualification(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.removeScore, ({ params, body }, context) =>
    removeScore(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.announceWinners, async ({ params: { challengeId } }, context) => {
    await announceWinners(context.get("database"), challengeId, authorOf(context));
    return null;
  });
}
