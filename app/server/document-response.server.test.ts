import { expect, it } from "vitest";
import { documentResponse } from "./document-response.server";

const lastModified = new Date("2026-11-20T10:00:00.500Z");
const DOCUMENT = { body: "<feed/>", contentType: "application/atom+xml", cacheControl: "public", lastModified };

const respond = (headers: Record<string, string> = {}) =>
  documentResponse(new Request("http://portal.test/feed", { headers }), DOCUMENT);

it("has an ETag and a date", async () => {
  const response = respond();
  expect(response.status).toBe(200);
  expect(response.headers.get("last-modified")).toBe("Fri, 20 Nov 2026 10:00:00 GMT");
  expect(await response.text()).toBe("<feed/>");
});

it("responds with 304 to a matching validator", async () => {
  const tag = respond().headers.get("etag") ?? "";
  for (const ifNoneMatch of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
    const response = respond({ "if-none-match": ifNoneMatch });
    expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", tag]);
  }
  expect(respond({ "if-modified-since": "Fri, 20 Nov 2026 10:00:00 GMT" }).status).toBe(304);
});

it("sends a changed document; the ETag takes precedence over the date", () => {
  const later = { "if-modified-since": "Sat, 21 Nov 2026 10:00:00 GMT" };
  expect(respond({ "if-none-match": '"other"', ...later }).status).toBe(200);
  expect(respond({ "if-modified-since": "Fri, 20 Nov 2026 09:59:59 GMT" }).status).toBe(200);
  expect(respond({ "if-modified-since": "yesterday" }).status).toBe(200);
});
