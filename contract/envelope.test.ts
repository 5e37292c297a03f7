import * as z from "zod";
import { describe, expect, it } from "vitest";
import { apiError, errorDetails, failureEnvelope, successEnvelope } from "./envelope";

const FULL = { fieldName: "comment", parameterName: "page", message: "too long" };

describe("errorDetails", () => {
  it.each([[FULL], [{}], [{ fieldName: "comment" }], [{ parameterName: "page" }], [{ message: "too long" }]])(
    "accepts %j",
    (details) => {
      expect(errorDetails.parse(details)).toEqual(details);
    },
  );

  it("drops unknown fields", () => {
    expect(errorDetails.parse({ ...FULL, stack: "at …" })).toEqual(FULL);
  });

  it.each(["fieldName", "parameterName", "message"])("refuses a %s that is not a string", (field) => {
    for (const value of [7, null]) {
      expect(errorDetails.safeParse({ ...FULL, [field]: value }).error?.issues).toMatchObject([{ path: [field] }]);
    }
  });
});

describe("apiError", () => {
  it.each([
    [{ code: "page_invalid" }],
    [{ code: "page_invalid", details: null }],
    [{ code: "never_heard_of", details: FULL }],
  ])("accepts %j", (error) => {
    expect(apiError.parse(error)).toEqual(error);
  });

  it("requires a code", () => {
    expect(apiError.safeParse({ details: FULL }).error?.issues).toMatchObject([{ path: ["code"] }]);
    expect(apiError.safeParse({ code: 404 }).error?.issues).toMatchObject([{ path: ["code"] }]);
  });

  it("refuses details that are not an object", () => {
    expect(apiError.safeParse({ code: "x", details: "why" }).error?.issues).toMatchObject([{ path: ["details"] }]);
  });
});

describe("failureEnvelope", () => {
  it("is parsed from its errors only", () => {
    const errors = [{ code: "page_invalid" }, { code: "invalid_sort", details: { parameterName: "sort" } }];
    expect(failureEnvelope.parse({ data: null, errors, traceId: "1" })).toEqual({ errors });
  });

  it.each([[{}], [{ errors: [] }], [{ errors: {} }], [{ errors: null }]])("refuses %j", (body) => {
    expect(failureEnvelope.safeParse(body).error?.issues).toMatchObject([{ path: ["errors"] }]);
  });

  it("reports the invalid error", () => {
    const body = { errors: [{ code: "page_invalid" }, { code: 1 }] };
    expect(failureEnvelope.safeParse(body).error?.issues).toMatchObject([{ path: ["errors", 1, "code"] }]);
  });
});

describe("successEnvelope", () => {
  const envelope = successEnvelope(z.object({ marked: z.string().transform(Number) }));

  it("is parsed from its data only, by the call's own schema", () => {
    expect(envelope.parse({ data: { marked: "2" }, errors: [] })).toEqual({ data: { marked: 2 } });
  });

  it("reports the field below data", () => {
    expect(envelope.safeParse({ data: { marked: 2 } }).error?.issues).toMatchObject([{ path: ["data", "marked"] }]);
    expect(envelope.safeParse({ data: null }).error?.issues).toMatchObject([{ path: ["data"] }]);
    expect(envelope.safeParse({ errors: [] }).error?.issues).toMatchObject([{ path: ["data"] }]);
  });
});
