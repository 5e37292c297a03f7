import fc from "fast-check";
import { expect, it } from "vitest";
import { requestIdFrom } from "./request-id";

it("accepts only a trusted proxy's id", () => {
  expect(requestIdFrom("7d1f8a0c-proxy.1", true)).toBe("7d1f8a0c-proxy.1");
  expect(requestIdFrom("7d1f8a0c-proxy.1", false)).toMatch(/^[0-9a-f]{16}$/);
});

it("always fits into a header and a log line", () => {
  fc.assert(fc.property(fc.string({ maxLength: 80 }), (header) => /^[\w.-]{8,64}$/.test(requestIdFrom(header, true))));
  expect(requestIdFrom(["first-of-two", "second-of-two"], true)).toMatch(/^[0-9a-f]{16}$/);
});
