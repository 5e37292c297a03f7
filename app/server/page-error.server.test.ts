import { beforeEach, describe, expect, it, vi } from "vitest";
import { ClientError, InvalidResponseError, NetworkError, ServerError } from "~/api-client/errors";
import { toPageError } from "./page-error.server";

const CALL = { call: "getGame", method: "GET", url: "http://api.test/games/a" };
const FAILURE = { meta: [{ title: "Something went wrong" }], toast: null };
const refusal = (status: number, code: string) => new ClientError(status, [{ code }], CALL);
const pageError = (error: unknown) => toPageError(error, () => FAILURE);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("the response of a page whose primary data is missing", () => {
  it.each([
    [404, refusal(404, "game_not_found")],
    [403, refusal(403, "sign_in_required")],
    [414, refusal(414, "invalid_request_payload")],
    [429, refusal(429, "too_many_requests")],
    [400, refusal(400, "page_invalid")],
    [400, refusal(422, "invalid_sort")],
    [404, refusal(400, "feed_not_found")],
    [404, refusal(500, "game_not_found")],
    [403, refusal(500, "sign_in_required")],
    [400, refusal(500, "page_size_too_high")],
    [503, new NetworkError("refused", CALL)],
    [503, new ServerError(500, CALL)],
    [503, new InvalidResponseError("data.title", "expected string", CALL)],
  ])("has status %i and is not cacheable", (status, error) => {
    const response = pageError(error);
    expect(response).toBeInstanceOf(Response);
    expect(response).toMatchObject({ status });
    expect(response instanceof Response && response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("carries its head and toast, and nothing about the failure", async () => {
    const response = pageError(new ServerError(500, CALL));
    expect(response instanceof Response && (await response.json())).toEqual(FAILURE);
  });

  it("is the unchanged error for anything else", () => {
    const error = new TypeError("undefined is not a function");
    expect(pageError(error)).toBe(error);
  });
});
