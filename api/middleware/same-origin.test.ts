import { Hono } from "hono";
import { expect, it } from "vitest";
import { ApiFailure } from "../api-failure";
import type { ApiEnvironment } from "../api-context";
import { parseConfiguration } from "../configuration";
import { ownOrigins, rejectCrossOriginWrites } from "./same-origin";

const SITE = "https://play.test";
const configuration = parseConfiguration(
  { SITE_URL: SITE, PUBLIC_API_BASE_URL: "https://api.test/v1" },
  { isEmbedded: false },
);

const app = new Hono<ApiEnvironment>();
app.use(async (context, next) => {
  context.set("configuration", configuration);
  await next();
});
app.use(rejectCrossOriginWrites);
app.all("*", (context) => context.text("done"));
app.onError((error, context) => {
  if (!(error instanceof ApiFailure)) throw error;
  return context.json({ code: error.code, ...error.details }, error.status);
});

const request = (method: string, headers: Record<string, string>) => app.request("/profile", { method, headers });

it("the own origins are the site's and the API's", () => {
  expect(ownOrigins(configuration)).toEqual([SITE, "https://api.test"]);
});

it.each([
  ["POST", {}],
  ["POST", { "sec-fetch-site": "same-origin" }],
  ["POST", { "sec-fetch-site": "same-origin", origin: "null" }],
  ["DELETE", { "sec-fetch-site": "none" }],
  ["PATCH", { "sec-fetch-site": "same-site", origin: SITE }],
  ["PUT", { "sec-fetch-site": "cross-site", origin: "https://api.test" }],
  ["PUT", { origin: SITE }],
  ["GET", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }],
  ["HEAD", { origin: "https://evil.test" }],
  ["OPTIONS", { origin: "https://evil.test" }],
])("accepts %s with %j", async (method, headers: Record<string, string>) => {
  expect((await request(method, headers)).status).toBe(200);
});

it.each([
  ["POST", { "sec-fetch-site": "cross-site" }],
  ["DELETE", { "sec-fetch-site": "same-site" }],
  ["PUT", { "sec-fetch-site": "same-site", origin: "https://other.play.test" }],
  ["PATCH", { origin: "https://evil.test" }],
  ["POST", { origin: "null" }],
])("refuses %s with %j", async (method, headers: Record<string, string>) => {
  const response = await request(method, headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    ...{ code: "invalid_request_payload", message: "Requests of other sites are refused." },
  });
});
