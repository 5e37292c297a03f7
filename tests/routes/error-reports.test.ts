import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runInRequest } from "~observe/request-scope";
import { startReportServer, type ReportServer } from "../setup/report-server";

let service: ReportServer;

beforeAll(async () => {
  service = await startReportServer();
});

afterAll(() => {
  vi.unstubAllEnvs();
  service.stop();
});

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock("@sentry/remix");
  service.items.length = 0;
});

it("reports a server error with the ids of request and user and no other personal data", async () => {
  vi.stubEnv("SENTRY_DSN", service.dsn);
  vi.stubEnv("APP_ENV", "staging");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { reportError } = await import("~/server/report-error.server");
  const scope = { requestId: "0123456789abcdef", userId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09" };
  runInRequest(scope, () => {
    reportError(new TypeError("The shelf fell down"), "error");
  });
  await vi.waitFor(() => expect(service.received("event")).toHaveLength(1));
  const [event] = service.received("event");
  expect(event?.payload).toMatchObject({
    environment: "staging",
    release: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
    tags: { request_id: scope.requestId },
    exception: { values: [{ type: "TypeError", value: "The shelf fell down" }] },
  });
  expect(event?.payload["user"]).toEqual({ id: scope.userId });
  expect(event?.text).not.toMatch(/ip_address|cookie|"headers"/);
});

it("sends nothing and loads nothing without a DSN", async () => {
  vi.stubEnv("SENTRY_DSN", "");
  const loaded = vi.fn();
  vi.doMock("@sentry/remix", () => {
    loaded();
    return {};
  });
  const { sendToSentry } = await import("~/server/sentry.server");
  await sendToSentry(new Error("not sent"));
  expect(loaded).not.toHaveBeenCalled();
  expect(service.items).toEqual([]);
});
