import { matchPath } from "@remix-run/react";
import type { ActionFunctionArgs } from "@remix-run/node";
import { storeCookies, TEST_SITE_URL, type TestVisitor } from "./test-api";

type RouteFunction = (args: ActionFunctionArgs) => unknown;
type WithInit = { data: unknown; init: ResponseInit | null };

type PayloadOf<Run extends RouteFunction> = Extract<Awaited<ReturnType<Run>>, WithInit>["data"];

export type RouteResult<Payload> = {
  status: number;
  headers: Headers;
  location: string | null;
  /** Throws when the route returned a bare response. */
  readonly payload: Payload;
};

export type RequestOptions = {
  visitor?: Pick<TestVisitor, "cookies">;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit;
};

/** `pattern` is the route's path, e.g. "/:locale?/tags/:alias". */
export function runLoader<Run extends RouteFunction>(
  loader: Run,
  pattern: string,
  path: string,
  options: RequestOptions = {},
): Promise<RouteResult<PayloadOf<Run>>> {
  return run(loader, pattern, path, options);
}

/** Posts from a page of the portal unless `headers` override that; `pattern` is needed for path parameters. */
export function runAction<Run extends RouteFunction>(
  action: Run,
  path: string,
  { headers = {}, pattern = path, ...options }: RequestOptions & { pattern?: string } = {},
): Promise<RouteResult<PayloadOf<Run>>> {
  return run(action, pattern, path, { method: "POST", ...options, headers: { origin: TEST_SITE_URL, ...headers } });
}

async function run<Run extends RouteFunction>(
  route: Run,
  pattern: string,
  path: string,
  { visitor, headers, ...init }: RequestOptions,
): Promise<RouteResult<PayloadOf<Run>>> {
  const url = new URL(path, TEST_SITE_URL);
  const match = matchPath(pattern, url.pathname);
  if (!match) throw new Error(`${url.pathname} does not match ${pattern}`);
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(url, { ...init, duplex: "half", headers: { ...(cookie && { cookie }), ...headers } });
  const result = toResult<PayloadOf<Run>>(await outcomeOf(route, { request, params: match.params, context: {} }));
  if (visitor) storeCookies(visitor.cookies, result);
  return result;
}

/** A thrown response is a result; any other error fails the test. */
async function outcomeOf(route: RouteFunction, args: ActionFunctionArgs): Promise<unknown> {
  try {
    return await route(args);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

function toResult<Payload>(outcome: unknown): RouteResult<Payload> {
  const { init, data } = isResponse(outcome) ? { init: outcome, data: undefined } : withInit(outcome);
  const headers = new Headers(init?.headers);
  return {
    status: init?.status ?? 200,
    headers,
    location: headers.get("location"),
    get payload() {
      if (data === undefined) throw new Error(`The route returned ${String(init?.status)} without data.`);
      return data as Payload;
    },
  };
}

function isResponse(outcome: unknown): outcome is Response {
  return outcome instanceof Response;
}

function withInit(outcome: unknown): WithInit {
  if (typeof outcome === "object" && outcome !== null && "data" in outcome && "init" in outcome) {
    return { data: outcome.data, init: outcome.init as ResponseInit | null };
  }
  return { data: outcome, init: null };
}
