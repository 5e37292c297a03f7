import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { config } from "zod/mini";
import { disableSchemaJit } from "./browser-schemas";

const allowCode = () => config({ jitless: false });

beforeEach(allowCode);

afterEach(() => {
  vi.unstubAllGlobals();
  allowCode();
});

it("forbids zod to make code where there is a document", () => {
  vi.stubGlobal("document", {});
  disableSchemaJit();
  expect(config().jitless).toBe(true);
});

it("lets zod be fast on a server", () => {
  vi.stubGlobal("document", undefined);
  disableSchemaJit();
  expect(config().jitless).toBe(false);
});
