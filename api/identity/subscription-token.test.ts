import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSubscription, signSubscription } from "./subscription-token";

const SECRET = "a secret of at least thirty-two characters";
const SIGNED = { userId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77", kind: "MARKETING" } as const;

describe("the token of a mail's link", () => {
  it("contains the user and the subscription", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.string({ minLength: 1 }), (userId, secret) => {
        const token = signSubscription(secret, { ...SIGNED, userId });
        expect(encodeURIComponent(token)).toBe(token);
        expect(readSubscription(secret, token)).toEqual({ ...SIGNED, userId });
      }),
    );
  });

  it("is invalid when a single character was changed", () => {
    const token = signSubscription(SECRET, SIGNED);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(..."abcXYZ019-_."), (index, character) => {
        const changed = token.slice(0, index) + character + token.slice(index + 1);
        fc.pre(changed !== token);
        expect(readSubscription(SECRET, changed)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it("is invalid when it was signed with another secret or for another purpose", () => {
    expect(readSubscription(SECRET, signSubscription(`${SECRET}.`, SIGNED))).toBeNull();
    const payload = [SIGNED.userId, SIGNED.kind];
    for (const text of [payload.join("."), payload.join("\n"), ["another link", ...payload].join("\n")]) {
      const signature = createHmac("sha256", SECRET).update(text).digest("base64url");
      expect(readSubscription(SECRET, [...payload, signature].join("."))).toBeNull();
    }
  });

  it.each(["", ".", "..", "nobody.MARKETING.x", `${SIGNED.userId}.MARKETING`, `${SIGNED.userId}.NEWS.abc`, "ä.ö.ü"])(
    "rejects %j",
    (token) => {
      expect(readSubscription(SECRET, token)).toBeNull();
    },
  );
});
