import * as z from "zod";
import type { Call, CallInput } from "~contract/define-call";
import { ClientError, type CallName } from "./errors";

/** The required parts of a call's input. `idempotencyKey`: 8 to 128 visible characters; generated when missing. */
export type CallArguments<C extends Call> = RequiredParts<C> & { idempotencyKey?: string };

export type RequiredParts<C extends Call> = {
  [Part in keyof CallInput<C> as IsEmpty<CallInput<C>[Part]> extends true ? never : Part]: CallInput<C>[Part];
};

type IsEmpty<Value> = [Value] extends [undefined] ? true : [Value] extends [Record<string, never>] ? true : false;

type QueryValue = string | number | boolean | null | undefined;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  body?: unknown;
  idempotencyKey?: string;
};

type Api = { baseUrl: string; headers: Headers };

export type CallRequest = CallName & {
  init: RequestInit;
  isRepeatable: boolean;
  isBodyIgnored: boolean;
};

/** Invalid path segments: empty or dots, which would address another call, and lone surrogates. */
const UNADDRESSABLE = /^\.{0,2}$|\p{Surrogate}/u;

/** Builds a call's URL and fetch options. Throws ClientError not_found for an invalid path parameter. */
export function buildCallRequest({ baseUrl, headers }: Api, call: Call, input: LooseInput): CallRequest {
  const name = { call: call.name, method: call.method, url: baseUrl + call.path };
  const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => segment(String(input.params?.[param]), name));
  return {
    ...name,
    url: baseUrl + path + queryText(input.query ?? {}),
    init: toInit(call, input, headers),
    isRepeatable: call.method === "GET" || call.idempotent === true,
    isBodyIgnored: call.data instanceof z.ZodUnknown,
  };
}

function segment(value: string, name: CallName): string {
  if (UNADDRESSABLE.test(value)) throw new ClientError(404, [{ code: "not_found" }], name);
  return encodeURIComponent(value);
}

function queryText(query: NonNullable<LooseInput["query"]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search.toString()}` : "";
}

function toInit(call: Call, { body, idempotencyKey }: LooseInput, extra: Headers): RequestInit {
  const headers = new Headers(extra);
  headers.set("accept", "application/json");
  if (call.idempotent) headers.set("idempotency-key", idempotencyKey ?? crypto.randomUUID());
  // Following a redirect could send the cookies to another host.
  const init: RequestInit = { method: call.method, headers, redirect: "manual" };
  if (body === undefined) return init;
  const isBytes = body instanceof Uint8Array;
  headers.set("content-type", isBytes ? "application/octet-stream" : "application/json");
  return { ...init, body: isBytes ? new Uint8Array(body) : JSON.stringify(body) };
}
