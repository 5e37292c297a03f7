import * as z from "zod";
import { expect, expectTypeOf, it } from "vitest";
import { defineCall, type CallData, type CallInput } from "./define-call";

const description = {
  name: "getLantern",
  summary: "One lantern.",
  method: "GET",
  path: "/lanterns/{lanternId}",
  access: "everyone",
  params: z.object({ lanternId: z.string() }),
  query: z.object({ page: z.int().optional() }),
  body: z.undefined(),
  data: z.object({ oil: z.string().transform(Number) }),
  errorCodes: ["not_found"],
} as const;

it("returns the description unchanged", () => {
  expect(defineCall(description)).toBe(description);
});

it("preserves the exact types of input and data", () => {
  const call = defineCall(description);
  expectTypeOf<CallInput<typeof call>["params"]>().toEqualTypeOf<{ lanternId: string }>();
  expectTypeOf<CallData<typeof call>>().toEqualTypeOf<{ oil: number }>();
  expect(call.data.parse({ oil: "4" })).toEqual({ oil: 4 });
});
