import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Global set-up of the "api-postgres" project: one server for all its test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (!server) throw new Error("No PostgreSQL was found; leave the api-postgres project out.");
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
