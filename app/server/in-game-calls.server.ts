import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { scopeErrorCode, type PageGame } from "~/rules/in-game-scope";
import { isDeeperThan } from "~/rules/request-limits";
import type { InGameResponse } from "~/view-models/player";
import { unlockAchievement } from "~contract/calls/achievements";
import * as inGame from "~contract/calls/in-game";
import * as inGameScores from "~contract/calls/in-game-scores";
import { listRegions } from "~contract/calls/rooms";
import { submitScore } from "~contract/calls/scores";
import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import { reportHandledError } from "./report-error.server";

export type InGameCall = { method: "GET" | "POST"; path: string; body?: string | undefined };

type Values = Record<string, unknown>;
type Parts = { call: Call; params: Record<string, string>; query: Record<string, string>; body: Values | undefined };

/** All calls open to games, except rooms and saves, which have messages. */
const CALLS: readonly Call[] = [
  ...Object.values(inGame),
  ...Object.values(inGameScores),
  submitScore,
  unlockAchievement,
  listRegions,
];

const DEFAULT_CHALLENGE_CALLS: readonly Call[] = [
  inGameScores.listDefaultChallengeScores,
  inGameScores.listDefaultChallengeUserScores,
  inGameScores.submitDefaultChallengeScore,
];

const MAX_BODY_DEPTH = 4;
const UNREACHABLE_STATUS = 503;

export async function callForGame(api: CallApi, request: InGameCall, game: PageGame): Promise<InGameResponse> {
  const found = findCall(request);
  if (!found) return failure(404, ["not_found"]);
  const parts = withTrackId({ ...found, body: bodyOf(request) }, game);
  if (!parts) return failure(400, ["invalid_request_payload"]);
  const { call, params, query, body } = parts;
  const trackId = body?.["releaseTrackId"] ?? query["trackId"];
  const refusal = scopeErrorCode({ ...params, ...(trackId === undefined ? {} : { trackId }) }, game);
  if (refusal) return failure(404, refusal === "tack_not_found" ? [refusal, "track_not_found"] : [refusal]);
  try {
    if (DEFAULT_CHALLENGE_CALLS.includes(call) && !(await isDefaultChallenge(api, game))) {
      return failure(404, ["challenge_not_found"]);
    }
    const data = await api(call, { params, query, body });
    return { status: 200, body: JSON.stringify({ data, errors: [] }) };
  } catch (error) {
    if (error instanceof ClientError) return errorResponse(error.status, error.errors);
    reportHandledError(error);
    return failure(UNREACHABLE_STATUS, ["internal_error"]);
  }
}

function findCall({ method, path }: InGameCall): Pick<Parts, "call" | "params" | "query"> | null {
  const { pathname, searchParams } = new URL(path, "http://game.invalid");
  for (const call of CALLS) {
    const pattern = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    const match = call.method === method ? pattern.exec(pathname) : null;
    if (match) return { call, params: { ...match.groups }, query: queryOf(call, searchParams) };
  }
  return null;
}

/** The API accepts names in camelCase and kebab-case. */
function queryOf(call: Call, searchParams: URLSearchParams): Record<string, string> {
  const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const values = Object.keys(call.query.shape).map((name) => [
    name,
    searchParams.get(name) ?? searchParams.get(toKebab(name)),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Record<string, string>;
}

function bodyOf({ method, body = "" }: InGameCall): Values | undefined | null {
  if (method === "GET") return undefined;
  try {
    const value: unknown = JSON.parse(body);
    const isFlat = typeof value === "object" && value !== null && !isDeeperThan(value, MAX_BODY_DEPTH);
    return isFlat && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function withTrackId(
  { call, params, query, body }: Omit<Parts, "body"> & { body: Values | undefined | null },
  { trackId }: PageGame,
): Parts | null {
  if (body === null) return null;
  return { call, params, body, query: "trackId" in call.query.shape ? { trackId, ...query } : query };
}

async function isDefaultChallenge(api: CallApi, { gameId, trackId, challengeId }: PageGame): Promise<boolean> {
  const query = { trackId, page: 0, pageSize: 1 };
  const { challenge } = await api(inGameScores.listDefaultChallengeScores, { params: { gameId }, query });
  return challenge.challengeId === challengeId;
}

function failure(status: number, codes: readonly ErrorCode[]): InGameResponse {
  return errorResponse(
    status,
    codes.map((code) => ({ code })),
  );
}

function errorResponse(status: number, errors: readonly unknown[]): InGameResponse {
  return { status, body: JSON.stringify({ data: null, errors }) };
}
