import { describe, expect, it } from "vitest";
import { toUnsubscribe, UNSUBSCRIBE_ERRORS } from "./unsubscribe";

describe("toUnsubscribe", () => {
  it.each([
    [true, "subscribed"],
    [false, "stopped"],
  ])("with a subscription %s is %s, with the masked address", (isSubscribed, status) => {
    const maskedEmail = "j•••@example.org";
    expect(toUnsubscribe({ kind: "MARKETING", isSubscribed, maskedEmail })).toEqual({
      ...{ status, isDigest: false, email: maskedEmail },
    });
    expect(toUnsubscribe({ kind: "DIGEST", isSubscribed, maskedEmail })).toMatchObject({ status, isDigest: true });
  });
});

it("lists the errors", () => {
  expect(UNSUBSCRIBE_ERRORS).toEqual(["too_many_requests", "unreachable"]);
});
