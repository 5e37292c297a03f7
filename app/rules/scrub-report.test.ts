import { expect, it } from "vitest";
import { scrubReport } from "./scrub-report";

it("keeps URLs without their query and only the user's id", () => {
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

it("does not change a report without personal data", () => {
  expect(scrubReport({ user: {}, request: {} })).toStrictEqual({ user: {}, request: {} });
  expect(scrubReport({ message: "broken", urls: [] })).toStrictEqual({ message: "broken", urls: [] });
});

it("empties a user without an id and a request without a URL", () => {
  const report: { user: { id?: string; email: string }; request: { url?: string; data: string } } = {
    user: { email: "ada@example.com" },
    request: { data: "password=secret" },
  };
  expect(scrubReport(report)).toStrictEqual({ user: {}, request: {} });
});
