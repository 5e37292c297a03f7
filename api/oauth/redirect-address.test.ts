import { describe, expect, it } from "vitest";
import { isRegisteredAddress, sourceOf } from "./redirect-address";

const REGISTERED = ["http://127.0.0.1/back", "https://tool.example/back", "kite.tool:/back"];

describe("a tool's address", () => {
  it.each([
    ["http://127.0.0.1/back", true],
    ["http://127.0.0.1:7000/back", true],
    ["https://tool.example/back", true],
    ["kite.tool:/back", true],
    ["http://127.0.0.1:7000/other", false],
    ["http://127.0.0.1:7000@evil.example/back", false],
    ["http://localhost/back", false],
    ["https://127.0.0.1:7000/back", false],
    ["https://tool.example:8443/back", false],
    ["https://tool.example/back?more=1", false],
    ["https://tool.example.evil.example/back", false],
    ["", false],
  ])("%s is registered: %s", (address, expected) => {
    expect(isRegisteredAddress(address, REGISTERED)).toBe(expected);
  });

  it("is named by its origin, or its scheme", () => {
    expect(sourceOf("http://127.0.0.1:7000/back")).toBe("http://127.0.0.1:7000");
    expect(sourceOf("kite.tool:/back")).toBe("kite.tool:");
  });
});
