import type { Call, CallInput } from "~contract/define-call";

/** The parts of a call's input that are not empty by nature; the others may be left out. */
export type CallArguments<C extends Call> = {
  [Part in keyof CallInput<C> as IsEmpty<CallInput<C>[Part]> extends true ? never : Part]: CallInput<C>[Part];
};

type IsEmpty<Value> = [Value] extends [undefined] ? true : [Value] extends [Record<string, never>] ? true : false;

type QueryValue = string | number | boolean | null | undefined;

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  body?: unknown;
};

/** Turns a call and its input into a URL and fetch options; arrays become repeated keys (spec section 7). */
export function buildCallRequest(baseUrl: string, call: Call, input: LooseInput): { url: string; init: RequestInit } {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const queryText = search.toString();
  const init: RequestInit = { method: call.method, headers: { accept: "application/json" } };
  if (input.body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(input.body);
  }
  return { url: baseUrl + path + (queryText ? `?${queryText}` : ""), init };
}
