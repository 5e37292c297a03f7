import type * as z from "zod";
import type { Call } from "~contract/define-call";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";
import { ApiFailure } from "./api-failure";
import { toInputFailure, type InputPart } from "./input-failure";
import { readQueryValues } from "./query-values";
import type { ApiApp, ApiContext } from "./api-context";

/** Answers a call: resolves to the `data` of the envelope, or throws an ApiFailure. */
export type Handler<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
> = (
  input: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> },
  context: ApiContext,
) => Promise<z.input<Data>> | z.input<Data>;

/**
 * Serves one call of the contract. Method, path and the input's schemas come from the call; the handler gets parsed
 * input only. `maxPageSize` bounds pageSize where a call allows more than the usual 100.
 */
export function route<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(
  app: ApiApp,
  call: Call<Params, Query, Body, Data>,
  handler: Handler<Params, Query, Body, Data>,
  { maxPageSize = MAX_PAGE_SIZE }: { maxPageSize?: number } = {},
): void {
  const path = call.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(call.method, path, async (context) => {
    const query = readQueryValues(new URL(context.req.url).searchParams, call.query);
    assertPageSize(call, query["pageSize"], maxPageSize);
    const input = {
      params: parsePart(call, "params", call.params, context.req.param()),
      query: parsePart(call, "query", call.query, query),
      body: parsePart(call, "body", call.body, await readBody(context, call)),
    };
    const data = await handler(input, context);
    if (context.get("configuration").isTest) assertAnswer(call, data);
    return context.json({ data: data ?? null, errors: [] });
  });
}

function parsePart<Schema extends z.ZodType>(
  call: Call,
  part: InputPart,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? toInputFailure(call, part, issue) : new ApiFailure("invalid_request_payload");
}

function assertPageSize(call: Call, pageSize: unknown, maxPageSize: number): void {
  const isTooHigh = typeof pageSize === "number" && pageSize > maxPageSize;
  if (!isTooHigh || !call.errorCodes.includes("page_size_too_high")) return;
  throw new ApiFailure("page_size_too_high", {
    details: { parameterName: "pageSize", message: `at most ${String(maxPageSize)}` },
  });
}

/** A missing body counts as an empty one, so that a call without any required field needs none. */
async function readBody(context: ApiContext, call: Call): Promise<unknown> {
  if (call.body.safeParse(undefined).success) return undefined;
  const text = await context.req.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure("invalid_request_payload", { details: { message: "The body is not JSON." } });
  }
}

/** Tests run with this on, so that a resource cannot drift from the contract unnoticed. */
function assertAnswer(call: Call, data: unknown): void {
  const parsed = call.data.safeParse(data);
  if (parsed.success) return;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The answer to ${call.name} breaks the contract: ${problems.join("; ")}`);
}
