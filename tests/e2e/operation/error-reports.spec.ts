import { expect, test, type Page } from "@playwright/test";
import { startReportServer, type ReportServer } from "../../setup/report-server";
import { withPortal } from "../own-portal";

const ALLOWED = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing: true }));
const LOADED = { timeout: 30_000 };

async function withReports(visit: (url: string, service: ReportServer) => Promise<void>): Promise<void> {
  const service = await startReportServer();
  try {
    await withPortal({ SENTRY_DSN: service.dsn }, (url) => visit(url, service));
  } finally {
    service.stop();
  }
}

async function breakSomething(page: Page, message: string): Promise<void> {
  await page.waitForFunction(() => "__SENTRY__" in window, undefined, LOADED);
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
}

test("reports an uncaught error once, and records the session only with consent", async ({ page }) => {
  await withReports(async (url, service) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    const response = await page.goto(`${url}/search/?search=somebody%40example.com`);
    await breakSomething(page, "without consent");
    await expect.poll(() => service.received("event").length, LOADED).toBe(1);
    const [{ payload, text } = { payload: {}, text: "" }] = service.received("event");
    expect(payload).toMatchObject({
      environment: "production",
      release: expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
      tags: { request_id: response?.headers()["x-request-id"] },
      exception: { values: [expect.objectContaining({ value: "without consent" })] },
      request: { url: `${url}/search/` },
    });
    expect(text).not.toMatch(/somebody|ip_address|"cookies"|"email"/);
    expect(service.received("replay_event")).toEqual([]);

    await page.context().addCookies([{ name: "cookie-consent", value: ALLOWED, url }]);
    await page.goto(url);
    // Errors before the replay session starts are not recorded.
    await page.waitForFunction(() => sessionStorage.getItem("sentryReplaySession") !== null, undefined, LOADED);
    await breakSomething(page, "with consent");
    await expect.poll(() => service.received("replay_recording").length, LOADED).toBeGreaterThan(0);
    expect(service.received("replay_event").length).toBeGreaterThan(0);
    const recorded = service.received("replay_recording").map((item) => item.text);
    expect(recorded.join("")).not.toContain("Subpixel turns");
    expect(service.received("event").map((event) => event.payload["exception"])).toHaveLength(2);
    expect(violations).toEqual([]);
  });
});
