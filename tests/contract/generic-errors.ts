import { idempotencyKeys } from "~api/db/schema";
import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";
import { appoint, confirmSessions } from "../fixtures/staff";
import type { CaseRequest, CallCase, QueryValue } from "./call-case";
import { disposableUser, type Person, type World } from "./world";

export const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";
const UNKNOWN_NAME = "nobody-and-nothing";

const maxPageSizeOf = (call: Call) => call.maxPageSize ?? MAX_PAGE_SIZE;

const WRONG_QUERY: Partial<Record<ErrorCode, (call: Call) => Record<string, QueryValue>>> = {
  page_invalid: () => ({ page: "1.5" }),
  page_less_than_0: () => ({ page: -1 }),
  page_size_invalid: () => ({ pageSize: "many" }),
  page_size_less_than_1: () => ({ pageSize: 0 }),
  page_size_too_high: (call) => ({ pageSize: maxPageSizeOf(call) + 1 }),
  invalid_sort: () => ({ sort: "backwards" }),
  invalid_time_frame: () => ({ timeFrame: "yesterday" }),
  invalid_scope: () => ({ scope: "galaxy" }),
};

/** Parameters that accept the unknown id. */
const ID_NAMES: Partial<Record<ErrorCode, string[]>> = {
  block_not_found: ["userId"],
  challenge_not_found: ["challengeId"],
  configuration_not_found: ["configurationId"],
  disqualification_not_found: ["userId"],
  favorite_not_found: ["favoriteId"],
  feed_entry_not_found: ["entryId"],
  feed_not_found: ["feedId", "alias"],
  friend_not_found: ["userId"],
  friend_request_not_found: ["requestId"],
  game_not_found: ["gameId"],
  item_not_found: ["itemId"],
  message_not_found: ["messageId"],
  order_not_found: ["orderId"],
  quest_not_found: ["alias"],
  release_not_found: ["releaseId"],
  room_not_found: ["roomId"],
  score_not_found: ["scoreId"],
  session_not_found: ["sessionId"],
  staff_member_not_found: ["userId"],
  sticker_not_found: ["stickerId"],
  studio_not_found: ["studioId"],
  tack_not_found: ["trackId", "releaseTrackId"],
  tag_not_found: ["alias", "tagAlias"],
  track_not_found: ["trackId", "releaseTrackId"],
  upload_not_found: ["uploadId"],
  user_not_found: ["username", "userId"],
};

/** The request that provokes the code, when it follows from the contract alone; else null. */
export async function genericErrorRequest(
  { call, example }: CallCase,
  code: ErrorCode,
  world: World,
): Promise<CaseRequest | null> {
  const wrongQuery = WRONG_QUERY[code];
  const request = await example(world);
  if (wrongQuery) return { ...request, query: { ...request.query, ...wrongQuery(call) } };
  if (code === "sign_in_required" && call.access !== "everyone") return { ...request, as: world.visitor };
  if (code === "staff_role_insufficient") return { ...request, as: world.player };
  if (code === "second_factor_required" && call.permission) return { ...request, as: await ownerWithoutFactor(world) };
  if (code === "sudo_required") return unconfirmed(request, world);
  if (code === "idempotency_key_reused") return withReusedKey(request, world);
  if (code === "invalid_request_payload" && request.body !== undefined) return { ...request, body: "{not json" };
  for (const name of ID_NAMES[code] ?? []) {
    const value = name.endsWith("Id") ? UNKNOWN_ID : UNKNOWN_NAME;
    if (name in call.params.shape) return { ...request, params: { ...request.params, [name]: value } };
    if (name in call.query.shape) return { ...request, query: { ...request.query, [name]: value } };
    if (isRecord(request.body) && name in request.body) return { ...request, body: { ...request.body, [name]: value } };
  }
  return null;
}

async function withReusedKey(request: CaseRequest, { api }: World): Promise<CaseRequest> {
  const { userId } = request.as;
  if (userId === null) throw new Error("A call with an Idempotency-Key needs a user.");
  const key = `reused-${String(Math.random())}`;
  await api.database
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint: "of another change", answer: {}, createdAt: new Date() });
  return { ...request, headers: { "idempotency-key": key } };
}

async function ownerWithoutFactor(world: World): Promise<Person> {
  const owner = await disposableUser(world);
  await appoint(world.api.database, owner, { role: "OWNER", hasSecondFactor: false });
  return owner;
}

export async function unconfirmed(request: CaseRequest, { api }: World): Promise<CaseRequest> {
  if (request.as.userId !== null) await confirmSessions(api.database, request.as.userId, null);
  return request;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
}
