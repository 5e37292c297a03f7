import { expect, it } from "vitest";
import { documentResponse } from "./document-response.server";

const lastModified = new Date("2026-11-20T10:00:00.500Z");
const DOCUMENT = { body: "<feed/>", contentType: "application/atom+xml", cacheControl: "public", lastModified };

const ask = (headers: Record<string, string> = {}) =>
  documentResponse(new Request("http://portal.test/feed", { headers }), DOCUMENT);

it("has an ETag and a date", async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("last-modified")).toBe("Fri, 20 Nov 2026 10:00:00 GMT");
  expect(await answer.text()).toBe("<feed/>");
});

it("responds with 304 to a matching validator", async () => {
  const tag = ask().headers.get("etag") ?? "";
  for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
    const answer = ask({ "if-none-match": known });
    expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", tag]);
  }
  expect(ask({ "if-modified-since": "Fri, 20 Nov 2026 10:00:00 GMT" }).status).toBe(304);
});

it("sends a changed document; the ETag takes precedence over the date", () => {
  const later = { "if-modified-since": "Sat, 21 Nov 2026 10:00:00 GMT" };
  expect(ask({ "if-none-match": '"other"', ...later }).status).toBe(200);
  expect(ask({ "if-modified-since": "Fri, 20 Nov 2026 09:59:59 GMT" }).status).toBe(200);
  expect(ask({ "if-modified-since": "yesterday" }).status).toBe(200);
});
