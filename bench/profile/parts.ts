/** A function and its file: of the project, `node_modules/…`, `node:…`, `wasm:`, or empty for what V8 brings along. */
export type Place = { name: string; file: string };
export type Part = string;
type Rule = { part: Part; file: RegExp; name?: RegExp };

export const REST = "rest";
const EVENT_LOOP = "event loop and promises";
const MATCHING =
  /^(match(Routes|RoutesImpl|ServerRoutes|RouteBranch|Path)|flattenRoutes?|explodeOptionalSegments|rankRouteBranches|compareIndexes|computeScore|compilePath|decodePath|stripBasename|joinPaths|normalizePathname)$/;

/** The first that matches names a function and what it calls, as far as no rule matches that. */
export const RULES: readonly Rule[] = [
  { part: "receiving, sending", file: /^node:(_http|net|http|internal\/(http|stream_base|streams|url))/ },
  { part: "receiving, sending", file: /^node_modules\/(on-headers|on-finished|finalhandler|vary|raw-body)\// },
  { part: "web requests, responses", file: /^node:internal\/(deps\/undici|webstreams|abort|event_target|blob)/ },
  {
    part: "middleware",
    file: /^(node_modules\/(express|serve-static|send|fresh|parseurl)\/|app\/framework-internals\/remix-serve)/,
  },
  { part: "middleware", file: /^app\/server\/(http-middleware|page-cache|page-rate-limit|preview\.)/ },
  { part: "matching routes", file: /^node_modules\/@remix-run\//, name: MATCHING },
  { part: "Remix", file: /^node_modules\/@remix-run\/(router|server-runtime|node|express|serve)\// },
  { part: "loaders", file: /^app\/(server\/(?!render-document|script-hashes)|root\.tsx|routes\/)/, name: /^[a-z]/ },
  { part: "encoding (turbo-stream, JSON)", file: /^(node_modules\/turbo-stream\/|app\/api-client\/response-json)/ },
  { part: "encoding (turbo-stream, JSON)", file: /^node_modules\/hono\/dist\/context/, name: /^json$/ },
  { part: "calls of the API", file: /^app\/api-client\// },
  {
    part: "API routing",
    file: /^(node_modules\/hono\/|api\/(app|route|query-values|request-cache|middleware|rate-limits|game-host))/,
  },
  { part: "API", file: /^api\/(resources|store|identity|login)|^node_modules\/@?better-(auth|call)/ },
  { part: "database driver (drizzle, pg)", file: /^(node_modules\/(drizzle-orm|pg|pg-\w+|postgres-\w+)\/|api\/db\/)/ },
  { part: "PGlite", file: /^(node_modules\/@electric-sql\/|wasm:)/ },
  { part: "checking (zod)", file: /^(node_modules\/zod\/|contract\/)/ },
  { part: "view models", file: /^app\/view-models\// },
  {
    part: "drawing (React, components)",
    file: /^node_modules\/(react|react-dom|react-router|react-router-dom|react-i18next|@remix-run\/react)\//,
  },
  { part: "drawing (React, components)", file: /^app\/(components|entry\.server|server\/render-document)/ },
  { part: "drawing (React, components)", file: /^app\/(root\.tsx|routes\/)/, name: /^[A-Z]/ },
  { part: "compressing", file: /^(node:zlib|node_modules\/compression\/)/ },
  { part: "hashing", file: /^(node:internal\/crypto|app\/server\/script-hashes)/ },
  { part: "logging", file: /^(observe\/|node_modules\/(pino|sonic-boom|prom-client|morgan)\/)/ },
  { part: EVENT_LOOP, file: /^node:internal\/(process|timers|async_hooks)/ },
  { part: "system calls", file: /^$/, name: /^\(program\)$/ },
  { part: "collecting garbage", file: /^$/, name: /^\(garbage collector\)$/ },
];

export const PARTS: readonly Part[] = [...new Set(RULES.map(({ part }) => part)), REST];

/** A function without a rule belongs to its caller's part; but the event loop runs code that is not its own. */
export function partOf(place: Place, callersPart: Part): Part {
  const rule = RULES.find(({ file, name }) => file.test(place.file) && (name?.test(place.name) ?? true));
  if (rule) return rule.part;
  const isPlatform = place.file === "" || place.file.startsWith("node:");
  return callersPart === EVENT_LOOP && !isPlatform ? REST : callersPart;
}
