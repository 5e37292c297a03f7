import { describe, expect, it } from "vitest";
import * as z from "zod";
import { fieldDetail, fieldReason } from "./field-reason";

function issueOf(schema: z.ZodType, value: unknown): z.core.$ZodIssue {
  return schema.safeParse(value, { reportInput: true }).error?.issues[0] ?? expect.fail();
}

describe("why a field of a file does not fit", () => {
  it.each([
    ["missing", z.object({ alias: z.string() }), {}, null, []],
    ["type", z.record(z.string(), z.string()), [], null, ["object"]],
    ["type", z.int(), 1.5, null, ["number"]],
    ["too_short", z.string().min(2), "x", 2, []],
    ["too_long", z.string().max(2), "xyz", 2, []],
    ["list_too_short", z.array(z.string()).min(1), [], 1, []],
    ["list_too_long", z.array(z.string()).max(1), ["x", "y"], 1, []],
    ["too_small", z.int().min(0), -1, 0, []],
    ["too_large", z.int().max(9), 10, 9, []],
    ["format", z.string().regex(/^[a-z]+$/), "Two words", null, ["/^[a-z]+$/"]],
    ["choice", z.enum(["A", "B"]), "C", null, ["A", "B"]],
    ["unknown_fields", z.strictObject({}), { alais: "x" }, null, ["alais"]],
  ])("is %s", (kind, schema, value, limit, values) => {
    expect(fieldReason(issueOf(schema, value))).toEqual({ kind, limit, values });
  });

  it("is not known of a check of its own, whose words stay unless they say nothing", () => {
    const plain = issueOf(
      z.string().refine(() => false),
      "x",
    );
    expect([fieldReason(plain), fieldDetail(plain)]).toEqual([null, undefined]);
    const own = issueOf(
      z.string().refine(() => false, "names a user"),
      "x",
    );
    expect([fieldReason(own), fieldDetail(own)]).toEqual([null, "names a user"]);
  });

  it("names not all of many values", () => {
    const many = Array.from({ length: 60 }, (_, index) => `value-${String(index)}`);
    expect(fieldReason(issueOf(z.enum(many), "x"))?.values).toHaveLength(20);
  });
});
