import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import * as z from "zod";
import { defineCall } from "~contract/define-call";
import { pageQuery } from "~contract/entities/pagination";
import { PAGING_ERROR_CODES } from "~contract/error-codes";
import { ApiFailure } from "./api-failure";
import { parseConfiguration } from "./configuration";
import { answerError, answerNotFound } from "./middleware/error-envelope";
import { route } from "./route";
import type { ApiEnvironment } from "./api-context";

const listThings = defineCall({
  name: "listThings",
  method: "GET",
  path: "/things/{gameId}",
  params: z.object({ gameId: z.uuid() }),
  query: pageQuery.extend({
    sort: z.enum(["up", "down"]).optional(),
    tagAlias: z.array(z.string()).optional(),
    played: z.boolean().optional(),
  }),
  body: z.undefined(),
  data: z.object({ query: z.unknown() }),
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "game_not_found"],
});

const makeThing = defineCall({
  name: "makeThing",
  method: "POST",
  path: "/things",
  params: z.object({}),
  query: z.object({}),
  body: z.object({ size: z.int().optional() }),
  data: z.object({ size: z.number() }),
  errorCodes: ["invalid_request_payload"],
});

const GAME_ID = "6f1c2c6e-0b5a-4f0e-9a63-3f0f8f6f1a01";
const configuration = parseConfiguration({ NODE_ENV: "test" }, { isEmbedded: true });

function createApp() {
  const app = new Hono<ApiEnvironment>();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(async (context, next) => {
    context.set("configuration", configuration);
    await next();
  });
  route(app, listThings, ({ query }) => ({ query }));
  route(app, makeThing, ({ body }) => {
    if (body.size === 404) throw new ApiFailure("track_not_found");
    if (body.size === 500) throw new Error("the secret reason");
    return { size: body.size ?? 0 };
  });
  return app;
}

async function get(path: string): Promise<unknown> {
  return (await createApp().request(path)).json();
}

async function codeOf(path: string): Promise<string> {
  const response = await createApp().request(path);
  const { errors } = z.object({ errors: z.array(z.object({ code: z.string() })) }).parse(await response.json());
  return `${String(response.status)} ${errors.map(({ code }) => code).join()}`;
}

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
  ])("answers %s with %s", async (query, expected) => {
    expect(await codeOf(`/things/${GAME_ID}?${query}`)).toBe(expected);
  });

  it("takes a malformed id for one that does not exist", async () => {
    expect(await codeOf("/things/nonsense")).toBe("404 game_not_found");
  });

  it("reads bodies, also a missing one", async () => {
    const post = (body?: string) => createApp().request("/things", { method: "POST", ...(body ? { body } : {}) });
    expect(await (await post('{"size":3}')).json()).toEqual({ data: { size: 3 }, errors: [] });
    expect(await (await post()).json()).toEqual({ data: { size: 0 }, errors: [] });
    expect((await post("{")).status).toBe(400);
    expect(await (await post('{"size":"x"}')).json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { fieldName: "size" } }],
    });
    expect((await post('{"size":404}')).status).toBe(404);
    expect(logged).not.toHaveBeenCalled();
  });

  it("keeps what went wrong inside in the log", async () => {
    const response = await createApp().request("/things", { method: "POST", body: '{"size":500}' });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ data: null, errors: [{ code: "internal_error" }] });
    expect(logged).toHaveBeenCalledWith(
      "POST /things failed:",
      expect.objectContaining({ message: "the secret reason" }),
    );
  });
});
