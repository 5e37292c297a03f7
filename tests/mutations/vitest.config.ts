import { defineConfig } from "vitest/config";
import { alias, setupFiles } from "../../vitest.config";
import { chosenPart } from "./parts.mjs";

export default defineConfig({
  resolve: { alias },
  test: {
    include: chosenPart().tests,
    isolate: false,
    env: { NODE_ENV: "test", SITE_URL: "http://portal.test" },
    setupFiles,
  },
});
