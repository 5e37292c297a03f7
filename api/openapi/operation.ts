import * as z from "zod";
import type { Call } from "~contract/define-call";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "~contract/entities/pagination";
import { permissionOfTokens } from "~contract/entities/staff-token";
import { BEARER_ERROR_CODES, type ErrorCode } from "~contract/error-codes";
import { sharedErrorCodes } from "~contract/suspension";
import { ApiFailure } from "../api-failure";
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_PATTERN } from "../idempotency-key";
import { MAX_LIST_ITEMS, unwrapField } from "../query-values";
import type { JsonSchema, JsonSchemas } from "./json-schemas";

type SchemaOf = JsonSchemas["schemaOf"];

export const SESSION_SECURITY = "session";
export const BEARER_SECURITY = "bearer";

/** Possible for every call: raised before or after its handler. */
const CODES_OF_ALL_CALLS = ["invalid_request_payload", "internal_error"] as const;

const STATUS_TEXTS: Record<number, string> = {
  400: "The request is invalid, or not possible at present",
  401: "The bearer token is not valid",
  403: "Not allowed for this viewer, or sent by another site",
  404: "Not found",
  413: "The body is too large",
  429: "Too many requests",
  500: "The API failed",
};

export function toOperation(call: Call, tag: string, schemaOf: SchemaOf): JsonSchema {
  const scope = scopeOf(call);
  return {
    operationId: call.name,
    summary: call.summary,
    description: call.permission ? `For staff with the permission ${call.permission}.` : ACCESS_TEXTS[call.access],
    tags: [tag],
    parameters: toParameters(call, schemaOf),
    ...toRequestBody(call, schemaOf),
    responses: { 200: toSuccess(schemaOf(call.data)), ...toFailures(call) },
    security: [
      ...(call.access === "everyone" ? [{}] : []),
      { [SESSION_SECURITY]: [] },
      ...(scope === undefined ? [] : [{ [BEARER_SECURITY]: [scope] }]),
    ],
  };
}

/** Of studios' and tools' tokens, or of the desk's. */
function scopeOf(call: Call): string | undefined {
  return call.scope ?? permissionOfTokens(call);
}

const ACCESS_TEXTS: Record<Call["access"], string> = {
  everyone: "For everyone.",
  player: "For players: anybody with a session, guests included.",
  "signed-in": "For signed-in users; a guest counts as signed out.",
};

function toParameters(call: Call, schemaOf: SchemaOf): JsonSchema[] {
  const ofPath = Object.entries<z.ZodType>(call.params.shape).map(([name, field]) => ({
    name,
    in: "path",
    required: true,
    schema: schemaOf(field),
  }));
  const ofQuery = Object.entries<z.ZodType>(call.query.shape).map(([name, field]) => ({
    name,
    in: "query",
    required: !field.safeParse(undefined).success,
    ...(unwrapField(field) instanceof z.ZodArray
      ? { schema: { ...schemaOf(field), maxItems: MAX_LIST_ITEMS }, style: "form", explode: true }
      : { schema: { ...schemaOf(field), ...pagingLimits(name, call) } }),
  }));
  const key = {
    name: IDEMPOTENCY_KEY_HEADER,
    in: "header",
    description: "Repeated with the same key, the call runs once and returns the same response.",
    schema: { type: "string", pattern: IDEMPOTENCY_KEY_PATTERN },
  };
  return [...ofPath, ...ofQuery, ...(call.idempotent ? [key] : [])];
}

function pagingLimits(name: string, { maxPageSize = MAX_PAGE_SIZE }: Call): JsonSchema {
  if (name === "page") return { default: 0 };
  return name === "pageSize" ? { maximum: maxPageSize, default: Math.min(DEFAULT_PAGE_SIZE, maxPageSize) } : {};
}

function toRequestBody(call: Call, schemaOf: SchemaOf): JsonSchema {
  if (call.bodyKind !== undefined) {
    const file = { type: "string", format: "binary" };
    const form = { type: "object", properties: { file }, required: ["file"] };
    const bytes = call.bodyKind === "bytes" ? { "application/octet-stream": { schema: file } } : {};
    return { requestBody: { required: true, content: { ...bytes, "multipart/form-data": { schema: form } } } };
  }
  if (call.body instanceof z.ZodUndefined) return {};
  const required = !call.body.safeParse({}).success;
  return { requestBody: { required, content: { "application/json": { schema: schemaOf(call.body) } } } };
}

function toSuccess(data: JsonSchema): JsonSchema {
  const envelope = {
    type: "object",
    properties: { data, errors: { type: "array", maxItems: 0 } },
    required: ["data", "errors"],
  };
  return { description: "Success", content: { "application/json": { schema: envelope } } };
}

function toFailures(call: Call): JsonSchema {
  const codes = new Set<ErrorCode>([
    ...call.errorCodes,
    ...sharedErrorCodes(call),
    ...(scopeOf(call) === undefined ? [] : BEARER_ERROR_CODES),
    ...CODES_OF_ALL_CALLS,
  ]);
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codes) (byStatus[new ApiFailure(code).status] ??= []).push(code);
  if (call.method !== "GET") (byStatus[403] ??= []).push("invalid_request_payload");
  if (!(call.body instanceof z.ZodUndefined)) byStatus[413] ??= ["invalid_request_payload"];
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [status, toFailure(Number(status), list.sort())]),
  );
}

function toFailure(status: number, codes: ErrorCode[]): JsonSchema {
  const error = {
    type: "object",
    properties: { code: { type: "string", enum: codes }, details: { $ref: "#/components/schemas/ErrorDetails" } },
    required: ["code"],
  };
  const envelope = {
    type: "object",
    properties: { data: { type: "null" }, errors: { type: "array", minItems: 1, items: error } },
    required: ["data", "errors"],
  };
  const seconds = { description: "Seconds until a retry is allowed", schema: { type: "integer", minimum: 1 } };
  return {
    description: STATUS_TEXTS[status],
    ...(status === 429 ? { headers: { "Retry-After": seconds } } : {}),
    content: { "application/json": { schema: envelope } },
  };
}
