import { describe, expect, it } from "vitest";
import { ALL_CALLS } from "./all-calls";
import { ERROR_CODES, IDEMPOTENCY_ERROR_CODES, PAGING_ERROR_CODES, UNIVERSAL_ERROR_CODES } from "./error-codes";

/** Not part of a call: unknown URL, server error. */
const OF_NO_CALL = ["internal_error", "not_found"];

describe("ERROR_CODES", () => {
  it("are snake_case words, each once and in the order of the alphabet", () => {
    for (const code of ERROR_CODES) expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/);
    expect([...new Set(ERROR_CODES)].sort()).toEqual([...ERROR_CODES]);
  });

  it("have all that calls may answer, and those of no call", () => {
    const ofCalls = ALL_CALLS.flatMap(({ errorCodes }) => errorCodes);
    expect(ERROR_CODES).toEqual(expect.arrayContaining([...ofCalls, ...UNIVERSAL_ERROR_CODES, ...OF_NO_CALL]));
  });
});

describe("codes that calls share", () => {
  it("say of a page what is wrong with it", () => {
    expect(PAGING_ERROR_CODES).toEqual([
      "page_invalid",
      "page_less_than_0",
      "page_size_invalid",
      "page_size_less_than_1",
      "page_size_too_high",
    ]);
  });

  it("say that a key was used for something else", () => {
    expect(IDEMPOTENCY_ERROR_CODES).toEqual(["idempotency_key_reused"]);
  });

  it("say to any call that there were too many", () => {
    expect(UNIVERSAL_ERROR_CODES).toEqual(["too_many_requests"]);
  });
});
