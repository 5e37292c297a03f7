import { describe, expect, it } from "vitest";
import { toUnsubscribe, UNSUBSCRIBE_ERRORS } from "./unsubscribe";

describe("toUnsubscribe", () => {
  it.each([
    [true, "subscribed"],
    [false, "stopped"],
  ])("with a subscription %s is %s, for the address told in part", (isSubscribed, status) => {
    const maskedEmail = "j•••@example.org";
    expect(toUnsubscribe({ kind: "MARKETING", isSubscribed, maskedEmail })).toEqual({ status, email: maskedEmail });
  });
});

it("knows why nothing may have changed", () => {
  expect(UNSUBSCRIBE_ERRORS).toEqual(["too_many_requests", "unreachable"]);
});
