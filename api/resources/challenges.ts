import { getChallenge, listChallenges } from "~contract/calls/challenges";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { listChallenges as findChallenges } from "../store/challenges/challenge-list";
import { findChallenge } from "../store/challenges/challenges";
import { createQueryContext } from "./create-query-context";

export function registerChallenges(app: ApiApp): void {
  route(app, getChallenge, ({ params, query }, context) =>
    findChallenge(createQueryContext(context, query.locale), params.challengeId, query.trackId),
  );

  route(app, listChallenges, ({ query }, context) => findChallenges(createQueryContext(context, query.locale), query));
}
