/** Environment variable with names of builds by the slugs of the demo games that play them, as JSON. */
export const REPLACED_BUILDS = "REPLACED_BUILDS";

/** The game of an engine, a hostile one, and others (written-builds.ts). */
export const BUILD_NAMES = [
  "plain",
  "hostile",
  "flooding",
  "engine calls",
  "shared memory",
  "own storage",
  "throwing",
] as const;
export type BuildName = (typeof BUILD_NAMES)[number];
