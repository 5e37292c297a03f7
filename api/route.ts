import type * as z from "zod";
import type { Call, CallAccess } from "~contract/define-call";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";
import { setRequestRoute } from "~observe/request-scope";
import { ApiFailure } from "./api-failure";
import { readIdempotencyKey } from "./idempotency-key";
import { requireScope } from "./identity/identify-bearer";
import { refuseSuspended } from "./identity/refuse-suspended";
import { requireStaff, requireSudo } from "./identity/require-staff";
import { toInputFailure, type InputPart } from "./input-failure";
import { readQueryValues } from "./query-values";
import { answerInPreview } from "./middleware/preview";
import { limitRate } from "./rate-limits/limit-rate";
import { limitBody, readBody } from "./request-body";
import { findUnstorable } from "./storable-input";
import type { ApiApp, ApiContext } from "./api-context";
import type { Viewer } from "./identity/viewer";

/** What is known of a request before its body is read. */
type AddressInput<Params extends z.ZodObject, Query extends z.ZodObject> = {
  params: z.output<Params>;
  query: z.output<Query>;
  /** Set for an `idempotent` call when the request has the header. */
  idempotencyKey?: string;
};

export type HandlerInput<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = AddressInput<
  Params,
  Query
> & {
  body: z.output<Body>;
  /** Of a "bytes" or "form" body, when the request says it; of the file, when its bytes came in a form. */
  contentType?: string;
};

/** Returns the envelope's `data` or throws an ApiFailure. */
export type Handler<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
> = (input: HandlerInput<Params, Query, Body>, context: ApiContext) => Promise<z.input<Data>> | z.input<Data>;

/** Throws an ApiFailure for whoever may not make the call, before the body is read: for calls with large ones. */
type Admit<Params extends z.ZodObject, Query extends z.ZodObject> = (
  input: AddressInput<Params, Query>,
  context: ApiContext,
) => Promise<unknown>;

export function route<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(
  app: ApiApp,
  call: Call<Params, Query, Body, Data>,
  handler: Handler<Params, Query, Body, Data>,
  admit?: Admit<Params, Query>,
): void {
  const path = call.path.replace(/\{(\w+)\}/g, ":$1");
  const limit = limitBody(call);
  app.on(call.method, path, async (context) => {
    const address = await admitCall(context, call);
    await admit?.(address, context);
    await limit(context, () => Promise.resolve());
    const input = { ...address, ...(await readBodyPart(context, call)) };
    const data = await answerInPreview(context, async () => handler(input, context));
    if (context.get("configuration").isTest) assertResponse(call, data);
    return context.json({ data: data ?? null, errors: [] });
  });
}

/** All that is known before a body is read; throws an ApiFailure for whoever may not make the call. */
export async function admitCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(context: ApiContext, call: Call<Params, Query, Body, Data>): Promise<AddressInput<Params, Query>> {
  // When embedded, the request already has the portal's route pattern.
  if (!context.get("configuration").isEmbedded) setRequestRoute(call.path);
  assertAccess(call.access, context.get("viewer"));
  requireScope(context, call);
  await limitRate(context, call);
  refuseSuspended(context, call);
  if (call.permission) context.set("staff", await requireStaff(context, call.permission));
  if (call.sudo) await requireSudo(context);
  return readAddress(context, call);
}

function assertAccess(access: CallAccess, viewer: Viewer | null): void {
  if (access === "everyone") return;
  if (!viewer || (access === "signed-in" && viewer.isGuest)) throw new ApiFailure("sign_in_required");
}

function readAddress<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(context: ApiContext, call: Call<Params, Query, Body, Data>): AddressInput<Params, Query> {
  const query = readQueryValues(new URL(context.req.url).searchParams, call);
  assertPageSize(call, query["pageSize"]);
  return {
    params: parsePart(call, "params", call.params, context.req.param()),
    query: parsePart(call, "query", call.query, query),
    ...readIdempotencyKey(context, call),
  };
}

async function readBodyPart<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(context: ApiContext, call: Call<Params, Query, Body, Data>): Promise<{ body: z.output<Body>; contentType?: string }> {
  const { body, contentType } = await readBody(context, call);
  return { body: parsePart(call, "body", call.body, body), ...(contentType === undefined ? {} : { contentType }) };
}

function parsePart<Schema extends z.ZodType>(
  call: Call,
  part: InputPart,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const unstorable = findUnstorable(value);
  if (unstorable) throw toInputFailure(call, part, unstorable);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? toInputFailure(call, part, issue) : new ApiFailure("invalid_request_payload");
}

function assertPageSize({ errorCodes, maxPageSize = MAX_PAGE_SIZE }: Call, pageSize: unknown): void {
  const isTooHigh = typeof pageSize === "number" && pageSize > maxPageSize;
  if (!isTooHigh || !errorCodes.includes("page_size_too_high")) return;
  throw new ApiFailure("page_size_too_high", {
    details: { parameterName: "pageSize", message: `at most ${String(maxPageSize)}` },
  });
}

/** Tests only: a resource must not drift from the contract unnoticed. */
function assertResponse(call: Call, data: unknown): void {
  const parsed = call.data.safeParse(data);
  if (parsed.success) return;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The response of ${call.name} violates the contract: ${problems.join("; ")}`);
}
