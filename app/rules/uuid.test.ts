import { describe, expect, it } from "vitest";
import { id } from "~contract/entities/identifiers";
import { isUuid, uuidOf } from "./uuid";

describe("isUuid", () => {
  it.each([
    ["9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d", true],
    ["9F8B7C6D-5E4F-4A3B-8C2D-1E0F9A8B7C6D", true],
    ["01890a5d-ac96-774b-bcce-b302099a8057", true],
    ["9f8b7c6d-5e4f-4a3b-7c2d-1e0f9a8b7c6d", false],
    ["9f8b7c6d-5e4f-9a3b-8c2d-1e0f9a8b7c6d", false],
    ["9f8b7c6d5e4f4a3b8c2d1e0f9a8b7c6d", false],
    ["9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d ", false],
    ["", false],
    [null, false],
    [5, false],
    [["9f8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d"], false],
  ])("%s: %s, like the contract", (value, isValid) => {
    expect(isUuid(value)).toBe(isValid);
    expect(id.safeParse(value).success).toBe(isValid);
  });
});

describe("uuidOf", () => {
  it("creates a version 4 UUID from any bytes", () => {
    expect(uuidOf(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
    expect(uuidOf(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
    expect(isUuid(uuidOf(Uint8Array.from({ length: 16 }, (_, index) => index * 7)))).toBe(true);
  });
});
