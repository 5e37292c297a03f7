import { describe, expect, it } from "vitest";
import { ALL_CALLS } from "./all-calls";
import { ERROR_CODES, IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES, UNIVERSAL_ERROR_CODES } from "./error-codes";

/** Not part of a call: unknown URL, server error. */
const OF_NO_CALL = ["internal_error", "not_found"];

describe("ERROR_CODES", () => {
  it("are in snake_case, unique and sorted", () => {
    for (const code of ERROR_CODES) expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/);
    expect([...new Set(ERROR_CODES)].sort()).toEqual([...ERROR_CODES]);
  });

  it("have the codes of all calls, and those of none", () => {
    const ofCalls = ALL_CALLS.flatMap(({ errorCodes }) => errorCodes);
    expect(ERROR_CODES).toEqual(expect.arrayContaining([...ofCalls, ...UNIVERSAL_ERROR_CODES, ...OF_NO_CALL]));
  });
});

describe("shared error codes", () => {
  it("describe invalid paging", () => {
    expect(PAGING_ERROR_CODES).toEqual([
      "page_invalid",
      "page_less_than_0",
      "page_size_invalid",
      "page_size_less_than_1",
      "page_size_too_high",
    ]);
  });

  it("describe a reused idempotency key", () => {
    expect(IDEMPOTENCY_ERROR_CODES).toEqual(["idempotency_key_reused"]);
  });

  it("describe rate limiting", () => {
    expect(UNIVERSAL_ERROR_CODES).toEqual(["too_many_requests"]);
  });
});
