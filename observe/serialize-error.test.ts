import { expect, it } from "vitest";
import { serializeError } from "./serialize-error";

it("includes the stacks of an error and its causes", () => {
  const reason = new TypeError("refused");
  const serialized = serializeError(new Error("The game could not be read", { cause: reason }));
  expect(serialized).toMatchObject({ type: "Error", message: "The game could not be read" });
  expect(serialized.stack).toContain("serialize-error.test.ts");
  expect(serialized.stack).toContain("caused by TypeError: refused");
});

it("drops the values of a failed query, and the fields that libraries add to an error", () => {
  const failure = new Error("Failed query: select 1 from users where email = $1\nparams: ada@example.com,two\nlines");
  const serialized = serializeError(
    Object.assign(failure, { detail: "Key (email)=(ada@example.com)", cookie: "session=1" }),
  );
  expect(JSON.stringify(serialized)).not.toMatch(/ada@|params:|,two|session=1/);
  expect(serialized.message).toBe("Failed query: select 1 from users where email = $1");
  expect(serialized.stack).toContain("serialize-error.test.ts");
});

it("removes mail addresses", () => {
  const serialized = serializeError(new Error("550 <ada.l+x@mail.example.com> is unknown here"));
  expect(serialized.message).toBe("550 <…@…> is unknown here");
  expect(serialized.stack).not.toContain("ada.l");
});

it("stops at a depth limit for circular causes", () => {
  const error = new Error("first");
  error.cause = error;
  expect(serializeError(error).stack.match(/caused by/g)).toHaveLength(3);
});

it("serializes any thrown value", () => {
  expect(serializeError("broken")).toEqual({ type: "string", message: "broken", stack: "broken" });
  expect(serializeError({ password: "x" }).message).toBe("[object Object]");
});
