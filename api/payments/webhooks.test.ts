import { expect, it } from "vitest";
import { failureOf } from "../../tests/fixtures/api-responses";
import { startTestApi } from "../../tests/setup/test-api";

it("returns 404 for providers without keys", async () => {
  const poor = await startTestApi();
  for (const path of ["/payments/stripe/webhook", "/payments/xsolla/webhook"]) {
    expect(await failureOf(poor.fetch(path, { method: "POST", body: "{}" }))).toBe("404 not_found");
  }
});
