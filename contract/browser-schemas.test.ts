import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { config } from "zod/mini";
import { disableSchemaJit } from "./browser-schemas";

const allowCode = () => config({ jitless: false });

beforeEach(allowCode);

afterEach(() => {
  vi.unstubAllGlobals();
  allowCode();
});

it("disables zod's code generation in a browser", () => {
  vi.stubGlobal("document", {});
  disableSchemaJit();
  expect(config().jitless).toBe(true);
});

it("keeps zod's code generation on a server", () => {
  vi.stubGlobal("document", undefined);
  disableSchemaJit();
  expect(config().jitless).toBe(false);
});
