import * as calls from "~contract/calls/desk-challenges";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { CHALLENGE_KIND } from "../store/challenges/challenge-content";
import { listChallengeGames, listDeskChallenges } from "../store/challenges/desk-challenges";
import { endChallenge } from "../store/challenges/end-challenge";
import { repeatChallenge } from "../store/challenges/repeat-challenge";
import { authorOf, registerContentCalls } from "./content-calls";

/** Rules: docs/product/making-challenges.md. */
export function registerDeskChallenges(app: ApiApp): void {
  registerContentCalls(app, calls.CHALLENGE_CALLS, CHALLENGE_KIND);

  route(app, calls.listDeskChallenges, ({ query }, context) =>
    listDeskChallenges(context.get("database"), query, new Date()),
  );

  route(app, calls.listChallengeGames, ({ query }, context) =>
    listChallengeGames(context.get("database"), query, context.get("configuration").mediaBaseUrl),
  );

  route(app, calls.endChallenge, async ({ params, body }, context) => {
    await endChallenge(context.get("database"), { ...params, ...body }, authorOf(context));
    return null;
  });

  route(app, calls.repeatChallenge, ({ params, body }, context) =>
    repeatChallenge(context.get("database"), { ...params, ...body }, authorOf(context)),
  );
}
