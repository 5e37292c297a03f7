import { describe, expect, it } from "vitest";
import { partOf, PARTS, REST } from "./parts";

const ROUTER = "node_modules/@remix-run/router/dist/router.cjs.js";

describe("the part of a function", () => {
  it.each([
    ["parserOnIncoming", "node:_http_server", "receiving, sending"],
    ["matchRoutes", ROUTER, "matching routes"],
    ["queryImpl", ROUTER, "Remix"],
    ["loader", "app/routes/($locale)._index/route.tsx", "loaders"],
    ["loadSession", "app/server/session.server.ts", "loaders"],
    ["HomePage", "app/routes/($locale)._index/route.tsx", "drawing (React, components)"],
    ["GameCard", "app/components/game/game-card.tsx", "drawing (React, components)"],
    ["toHomeFeed", "app/view-models/home-feed.ts", "view models"],
    ["callWithDeadline", "app/api-client/client.ts", "calls of the API"],
    ["(anonymous)", "app/root.tsx", REST],
    ["renderDocument", "app/server/render-document.server.ts", "drawing (React, components)"],
    ["parseResponseJson", "app/api-client/response-json.ts", "encoding (turbo-stream, JSON)"],
    ["json", "node_modules/hono/dist/context.js", "encoding (turbo-stream, JSON)"],
    ["dispatch", "node_modules/hono/dist/hono-base.js", "API routing"],
    ["listGames", "api/store/catalogue/games.ts", "API"],
    ["parse", "node_modules/pg-protocol/dist/parser.js", "database driver (drizzle, pg)"],
    ["wasm-function[7]", "wasm:", "PGlite"],
    ["safeParse", "node_modules/zod/v4/core/parse.js", "checking (zod)"],
    ["hashScripts", "app/server/script-hashes.server.ts", "hashing"],
    ["processCallback", "node:zlib", "compressing"],
    ["write", "observe/log.ts", "logging"],
    ["(garbage collector)", "", "collecting garbage"],
  ])("%s of %s is %s", (name, file, part) => {
    expect(partOf({ name, file }, REST)).toBe(part);
  });

  it("is its caller's without a rule", () => {
    expect(partOf({ name: "slug", file: "app/rules/canonical-slug.ts" }, "view models")).toBe("view models");
    expect(partOf({ name: "map", file: "" }, "view models")).toBe("view models");
  });

  it("is the event loop's only for what comes with Node.js", () => {
    const loop = partOf({ name: "processTicksAndRejections", file: "node:internal/process/task_queues" }, REST);
    expect(partOf({ name: "runMicrotasks", file: "" }, loop)).toBe(loop);
    expect(partOf({ name: "slug", file: "app/rules/canonical-slug.ts" }, loop)).toBe(REST);
  });
});

it("has a row for each part that takes time, and the rest last", () => {
  expect(PARTS).toEqual([...new Set(PARTS)]);
  expect(PARTS.at(-1)).toBe(REST);
});
