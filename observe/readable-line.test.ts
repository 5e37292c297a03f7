import { expect, it } from "vitest";
import { toReadableLine } from "./readable-line";

const TIME = "2026-03-01T12:30:45.678Z";

it("is time, level, message, fields and the request's id", () => {
  const line = JSON.stringify({
    level: "info",
    time: TIME,
    requestId: "abc",
    path: "/de/",
    status: 200,
    msg: "request",
  });
  expect(toReadableLine(line)).toBe("12:30:45.678 info  request path=/de/ status=200 (abc)\n");
});

it("has the stack of an error below it", () => {
  const err = { type: "Error", message: "no", stack: "Error: no\n    at here" };
  const line = JSON.stringify({ level: "error", time: TIME, err, msg: "Something went wrong" });
  expect(toReadableLine(line)).toBe("12:30:45.678 error Something went wrong\nError: no\n    at here\n");
});
