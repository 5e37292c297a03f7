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

it("describes a call by exactly what it was given", () => {
  expect(defineCall(description)).toBe(description);
});

it("keeps the exact types of what is asked and answered", () => {
  const call = defineCall(description);
  expectTypeOf<CallInput<typeof call>["params"]>().toEqualTypeOf<{ lanternId: string }>();
  expectTypeOf<CallData<typeof call>>().toEqualTypeOf<{ oil: number }>();
  expect(call.data.parse({ oil: "4" })).toEqual({ oil: 4 });
});
