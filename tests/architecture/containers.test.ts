import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseConfiguration } from "../../api/configuration";
import { portalEnvironment } from "../../app/server/env.server";
import { processCount } from "../../scripts/processes/process-count.mjs";

const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = readFileSync("compose.yaml", "utf8");
const ignored = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Where variables are read: their schema, and the start script that counts processes. */
const READERS = ["configuration/environment.ts", "scripts/processes/process-count.mjs"].map((file) =>
  readFileSync(file, "utf8"),
);

const OF_THE_C_LIBRARY = "MALLOC_ARENA_MAX";

/** The portal's variables in compose.yaml, with placeholders for required secrets. */
function composedEnvironment(): Record<string, string> {
  const [, block = ""] = /\n {2}portal:\n[^]*?\n {4}environment:\n([^]*?)\n {4}\w/.exec(compose) ?? [];
  const lines = block.split("\n").filter((line) => !line.trim().startsWith("#"));
  const pairs = lines.map((line) => /^ {6}([A-Z0-9_]+): (.*)$/.exec(line)?.slice(1) ?? ["unread line", line]);
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, filled(value)]));
}

function filled(value: string): string {
  const unquoted = value.replace(/^"(.*)"$/, "$1");
  const withSecrets = unquoted.replace(/\$\{\w+:\?[^}]*\}/g, "a-secret-of-24-characters");
  return withSecrets.replace(/\$\{\w+:-([^}]*)\}/g, "$1");
}

it("set only variables that are read, to valid values", () => {
  const environment = composedEnvironment();
  expect(Object.keys(environment)).toContain("DATABASE_URL");
  const inImage = [...dockerfile.matchAll(/(?:ENV | )([A-Z_]+)=/g)].map(([, name = ""]) => name);
  const unread = [...Object.keys(environment), ...inImage].filter(
    (name) => name !== OF_THE_C_LIBRARY && !READERS.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  expect(unread).toEqual([]);
  expect(parseConfiguration(environment, { isEmbedded: true }).databaseUrl).toContain("@database:5432/");
  const portal = portalEnvironment(environment);
  expect(portal.SITE_URL).toBe("http://localhost:3000");
  expect(portal.METRICS_PORT).toBe(9464);
  expect(processCount(environment)).toBe(2);
});

it("give no secret a default, and do not publish the metrics port", () => {
  const secrets = compose.match(/\$\{(?:SESSION_SECRET|POSTGRES_PASSWORD)[^}]*\}/g) ?? [];
  expect(secrets).toHaveLength(3);
  for (const secret of secrets) expect(secret).toContain(":?");
  const published = [...compose.matchAll(/^ {6}- "(.*:\d+)"$/gm)].map(([, port]) => port);
  expect(published).toEqual(["${PORT:-3000}:3000"]);
});

it("copy existing files and the sources that the build hashes", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const stamp = readFileSync("scripts/build-stamp.mjs", "utf8");
  const [, list = ""] = /const SOURCES = \[([^]*?)\];/.exec(stamp) ?? [];
  const sources = [...list.matchAll(/"(.+?)"/g)].map(([, file = ""]) => file);
  expect(sources).toContain("package-lock.json");
  const excluded = sources.filter((file) => ignored.some((name) => file === name || file.startsWith(`${name}/`)));
  expect(excluded).toEqual([]);
});

it("run as an unprivileged user, with the files of the build", () => {
  const [, , image = ""] = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(image).toMatch(/^USER node$/m);
  for (const folder of ["node_modules", "build", "public/build"])
    expect(image).toMatch(new RegExp(`^COPY --from=\\w+ /portal/${folder} ${folder}$`, "m"));
  expect(image).toMatch(/^HEALTHCHECK .*$/m);
  const [, command = "[]"] = /^CMD (.*)$/m.exec(image) ?? [];
  expect(readFileSync("package.json", "utf8")).toContain(
    `"start": "${command.slice(1, -1).replace(/"/g, "").replaceAll(", ", " ")}"`,
  );
});
