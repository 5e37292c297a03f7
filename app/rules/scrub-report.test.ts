import { expect, it } from "vitest";
import { scrubReport } from "./scrub-report";

it("keeps the address without its query, and of the user the id", () => {
  const report = {
    message: "broken",
    request: {
      url: "https://play.example/search/?search=ada#x",
      query_string: "search=ada",
      cookies: { session: "secret" },
      headers: { cookie: "session=secret" },
      data: "password=secret",
    },
    user: { id: "user-1", email: "ada@example.com", ip_address: "192.0.2.1", username: "ada" },
    urls: ["https://play.example/?token=secret", "https://play.example/games/"],
    breadcrumbs: [{ category: "fetch", data: { url: "/api/suggestions/?search=ada", status_code: 200 } }, {}],
  };
  const scrubbed = scrubReport(report);
  expect(scrubbed).toEqual({
    message: "broken",
    request: { url: "https://play.example/search/" },
    user: { id: "user-1" },
    urls: ["https://play.example/", "https://play.example/games/"],
    breadcrumbs: [{ category: "fetch", data: { url: "/api/suggestions/", status_code: 200 } }, {}],
  });
  expect(JSON.stringify(scrubbed)).not.toMatch(/ada|secret/);
});

it("leaves a report alone that holds nothing of anybody", () => {
  expect(scrubReport({ user: {}, request: {} })).toStrictEqual({ user: {}, request: {} });
  expect(scrubReport({ message: "broken", urls: [] })).toStrictEqual({ message: "broken", urls: [] });
});

it("keeps nothing of a user without an id, and of a request without an address", () => {
  const report: { user: { id?: string; email: string }; request: { url?: string; data: string } } = {
    user: { email: "ada@example.com" },
    request: { data: "password=secret" },
  };
  expect(scrubReport(report)).toStrictEqual({ user: {}, request: {} });
});
