import { APIError } from "better-auth/api";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "~observe/log";
import { signUp } from "../../tests/fixtures/account-mail";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { session } from "../db/schema";

const DAY_MS = 86_400_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

function spyOnLog() {
  return vi.spyOn(log, "error").mockImplementation(() => undefined);
}

describe("sessions", () => {
  it("last 90 days", async () => {
    await signUp(api, "Ada");
    const [row] = await api.database.select().from(session);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(90);
  });

  it("that end with the browser are marked by a cookie of the portal", async () => {
    await signUp(api, "Ada");
    const fields = { intent: "log-in", login: "Ada", password: "lantern on a roof" };
    const response = await api.visitor().postForm("/session/login", fields);
    const names = response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(names.sort()).toEqual(["SESSION_TYPE", "session"]);
  });
});

describe("the log of identity", () => {
  const report = (...details: unknown[]) => api.identity.options.logger.log("error", "Something failed", ...details);

  it("records what failed, with the error where there is one", () => {
    const logged = spyOnLog();
    const failure = new Error("The database is gone.");
    report("context", failure);
    report();
    expect(logged.mock.calls).toEqual([
      [{ err: failure }, "Identity (error): Something failed"],
      [{}, "Identity (error): Something failed"],
    ]);
  });

  it("omits names that two concurrent sign-ups chose", () => {
    const logged = spyOnLog();
    const cause = { code: "23505", constraint: "user_username_unique" };
    const collision = new Error("Failed query", { cause });
    report(collision);
    report("context", collision);
    expect(logged).not.toHaveBeenCalled();
  });

  it("records unexpected errors, but no rejected forms", () => {
    const logged = spyOnLog();
    const { onError } = api.identity.options.onAPIError;
    const failure = new Error("The database is gone.");
    onError(new APIError("BAD_REQUEST"));
    onError(failure);
    expect(logged.mock.calls).toEqual([[{ err: failure }, "Identity failed"]]);
  });
});
