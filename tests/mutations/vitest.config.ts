import { defineConfig } from "vitest/config";
import { alias, bounds, setupFiles } from "../../vitest.config";
import { findPostgresPrograms } from "../setup/postgres";
import { chosenPart } from "./parts.mjs";

const { name, tests } = chosenPart();
const isOnServer = name.startsWith("api-") && findPostgresPrograms() !== null;

export default defineConfig({
  resolve: { alias },
  test: {
    ...bounds,
    include: tests,
    isolate: false,
    env: { NODE_ENV: "test", SITE_URL: "http://portal.test", TEST_DATABASE: isOnServer ? "postgres" : "pglite" },
    setupFiles,
    globalSetup: isOnServer ? ["tests/setup/postgres-server.ts"] : [],
  },
});
