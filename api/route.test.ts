import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import * as z from "zod";
import { defineCall, type Call } from "~contract/define-call";
import { pageQuery } from "~contract/entities/pagination";
import { PAGING_ERROR_CODES } from "~contract/error-codes";
import { failureOf } from "../tests/fixtures/api-responses";
import { ApiFailure } from "./api-failure";
import { parseConfiguration } from "./configuration";
import { handleApiError, handleApiNotFound } from "./middleware/error-envelope";
import { route } from "./route";
import type { ApiEnvironment } from "./api-context";
import type { Viewer } from "./identity/viewer";

const listItems = defineCall({
  name: "listItems",
  summary: "Lists items.",
  method: "GET",
  path: "/things/{gameId}",
  access: "everyone",
  params: z.object({ gameId: z.uuid() }),
  query: pageQuery.extend({
    sort: z.enum(["up", "down"]).optional(),
    tagAlias: z.array(z.string()).optional(),
    sizes: z.array(z.int()).optional(),
    played: z.boolean().optional(),
  }),
  body: z.undefined(),
  data: z.object({ query: z.unknown() }),
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "game_not_found"],
});

const createItem = defineCall({
  name: "createItem",
  summary: "Creates an item.",
  method: "POST",
  path: "/things",
  access: "everyone",
  params: z.object({}),
  query: z.object({}),
  body: z.object({ size: z.int().optional(), note: z.json().optional() }),
  data: z.object({ size: z.number(), key: z.string().optional() }),
  errorCodes: ["invalid_request_payload"],
  idempotent: true,
});

const putFile = defineCall({
  name: "putFile",
  summary: "Stores a file.",
  method: "PUT",
  path: "/file",
  access: "everyone",
  params: z.object({}),
  query: z.object({}),
  body: z.instanceof(Uint8Array),
  data: z.object({ bytes: z.array(z.int()), contentType: z.string().nullable() }),
  errorCodes: ["picture_too_large"],
  bodyKind: "bytes",
});

const GAME_ID = "6f1c2c6e-0b5a-4f0e-9a63-3f0f8f6f1a01";
const GUEST: Viewer = {
  userId: GAME_ID,
  sessionId: "s",
  isGuest: true,
  username: null,
  image: null,
  countryCode: null,
  suspension: null,
};
const configuration = parseConfiguration({ NODE_ENV: "test" }, { isEmbedded: true });

function createApp(viewer: Viewer | null = null) {
  const app = new Hono<ApiEnvironment>();
  app.onError(handleApiError);
  app.notFound(handleApiNotFound);
  app.use(async (context, next) => {
    context.set("configuration", configuration);
    context.set("viewer", viewer);
    await next();
  });
  route(app, listItems, ({ query }) => ({ query }));
  route(app, createItem, ({ body, idempotencyKey }) => {
    if (body.size === 404) throw new ApiFailure("track_not_found");
    if (body.size === 500) throw new Error("the secret reason");
    return { size: body.size ?? 0, key: idempotencyKey };
  });
  route(app, putFile, ({ body, contentType }) => ({ bytes: [...body], contentType: contentType ?? null }));
  return app;
}

async function get(path: string): Promise<unknown> {
  return (await createApp().request(path)).json();
}

async function post(body?: string, headers: Record<string, string> = {}): Promise<Response> {
  return createApp().request("/things", { method: "POST", headers, ...(body ? { body } : {}) });
}

const codeOf = (path: string) => failureOf(createApp().request(path));

describe("route", () => {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    return () => {
      logged.mockRestore();
    };
  });

  it.each([
    ["page=2&page-size=5", { page: 2, pageSize: 5 }],
    ["tagAlias=a&tagAlias=b,c&tag-alias=d", { tagAlias: ["a", "b", "c", "d"] }],
    ["sizes=1,2&sizes=3", { sizes: [1, 2, 3] }],
    ["played=true&unknown=1", { played: true }],
    ["sort=up", { sort: "up" }],
  ])("reads the query %j", async (query, expected) => {
    expect(await get(`/things/${GAME_ID}?${query}`)).toEqual({ data: { query: expected }, errors: [] });
  });

  it.each([
    ["page=x", "400 page_invalid"],
    ["page=", "400 page_invalid"],
    ["page=1.5", "400 page_invalid"],
    ["page=-1", "400 page_less_than_0"],
    ["pageSize=x", "400 page_size_invalid"],
    ["pageSize=0", "400 page_size_less_than_1"],
    ["pageSize=101", "400 page_size_too_high"],
    ["sort=sideways", "400 invalid_sort"],
    ["played=perhaps", "400 invalid_request_payload"],
    ["sizes=1,x", "400 invalid_request_payload"],
    ["tagAlias=a%00b", "400 invalid_request_payload"],
    [`tagAlias=${"a,".repeat(51)}`, "400 invalid_request_payload"],
    [`tagAlias=${"a".repeat(201)}`, "400 invalid_request_payload"],
  ])("responds to %s with %s", async (query, expected) => {
    expect(await codeOf(`/things/${GAME_ID}?${query}`)).toBe(expected);
  });

  it("accepts lists of 50 items of 200 characters each", async () => {
    const items = Array.from({ length: 50 }, () => "a".repeat(200));
    const response = z.object({ data: z.object({ query: z.object({ tagAlias: z.array(z.string()) }) }) });
    const { data } = response.parse(await get(`/things/${GAME_ID}?tagAlias=${items.join(",")}`));
    expect(data.query.tagAlias).toEqual(items);
  });

  it.each(["nonsense", "%E0%A4%A", "%00", `${GAME_ID}%00`])("treats the malformed id %s as unknown", async (id) => {
    expect(await codeOf(`/things/${id}`)).toBe("404 game_not_found");
  });

  it("reads bodies, also a missing one", async () => {
    expect(await (await post('{"size":3}')).json()).toEqual({ data: { size: 3 }, errors: [] });
    expect(await (await post()).json()).toEqual({ data: { size: 0 }, errors: [] });
    expect((await post("{")).status).toBe(400);
    expect(await (await post('{"size":"x"}')).json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName: "size" } }],
    });
    expect((await post('{"size":404}')).status).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ["a NUL", '{"note":{"deep":["\\u0000"]}}', "note.deep.0"],
    ["half a surrogate pair", '{"note":"\\ud83d"}', "note"],
    ["a key with a NUL", '{"note":{"\\u0000":1}}', "note"],
    ["20,000 levels", `{"note":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, "note"],
  ])("refuses a body with %s, which no database can store", async (_, body, fieldName) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName } }],
    });
    expect(await (await post('{"note":"🎮 \\\\u0000"}')).json()).toMatchObject({ errors: [] });
  });

  it("passes a file's bytes and content type to the handler", async () => {
    const init = { method: "PUT", body: new Uint8Array([0, 255]), headers: { "content-type": "image/png" } };
    const response = await createApp().request("/file", init);
    expect(await response.json()).toEqual({ data: { bytes: [0, 255], contentType: "image/png" }, errors: [] });
  });

  it("refuses a body that is too large, with the call's own code", async () => {
    expect(await failureOf(post(`{"note":"${"x".repeat(70_000)}"}`))).toBe("413 invalid_request_payload");
    const init = { method: "PUT", body: new Uint8Array(70_000) };
    expect(await failureOf(createApp().request("/file", init))).toBe("413 picture_too_large");
  });

  it("reads no body of whoever may not make the call", async () => {
    let pieces = 0;
    const send = (app: Hono<ApiEnvironment>) => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        pieces += 1;
        controller.enqueue(new Uint8Array(1_000));
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const sent = { method: "PUT", body, duplex: "half" as const };
      return failureOf(app.request(new Request("http://localhost/guarded", sent)));
    };
    const guarded: Call = { ...putFile, path: "/guarded" };
    const visitors = createApp();
    route(visitors, { ...guarded, access: "signed-in" }, () => null);
    expect(await send(visitors)).toBe("403 sign_in_required");
    const strangers = createApp();
    const refuse = () => Promise.reject(new ApiFailure("game_not_found"));
    route(strangers, guarded, () => null, refuse);
    expect(await send(strangers)).toBe("404 game_not_found");
    expect(pieces).toBe(0);
    const members = createApp();
    route(
      members,
      guarded,
      () => null,
      () => Promise.resolve(),
    );
    expect(await send(members)).toBe("413 picture_too_large");
    expect(pieces).toBeGreaterThan(0);
  });

  it("passes the idempotency key to the handler and refuses a malformed one", async () => {
    const key = "0f6c2c6e:retry";
    const response = await post("{}", { "Idempotency-Key": key });
    expect(await response.json()).toMatchObject({ data: { key } });
    for (const malformed of ["short", "with a space", "ümlaut-ümlaut", "x".repeat(129)]) {
      const refused = await post("{}", { "Idempotency-Key": malformed });
      expect(await refused.json()).toMatchObject({
        errors: [{ code: "invalid_request_payload", details: { parameterName: "Idempotency-Key" } }],
      });
    }
  });

  it.each([
    ["everyone", ["200", "200", "200"]],
    ["player", ["403 sign_in_required", "200", "200"]],
    ["signed-in", ["403 sign_in_required", "403 sign_in_required", "200"]],
  ] as const)("allows access for %s", async (access, expected) => {
    const call: Call = { ...listItems, path: "/guarded", params: z.object({}), access };
    const outcomes = [null, GUEST, { ...GUEST, isGuest: false }].map(async (viewer) => {
      const app = createApp(viewer);
      route(app, call, () => ({ query: null }));
      const response = await app.request("/guarded");
      return response.ok ? "200" : failureOf(response);
    });
    expect(await Promise.all(outcomes)).toEqual(expected);
  });

  it("keeps internal errors in the log", async () => {
    const response = await post('{"size":500}');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ data: null, errors: [{ code: "internal_error" }] });
    expect(logged).toHaveBeenCalledWith("POST /things failed", expect.stringContaining("the secret reason"));
  });
});
