import { readFileSync } from "node:fs";
import { minVersion, satisfies } from "semver";
import { describe, expect, it } from "vitest";
import * as z from "zod";

const manifest = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const entry = z.object({
  engines: z.unknown().optional(),
  optional: z.boolean().optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const minimum = minVersion(manifest.engines.node)?.version ?? "";

describe("the oldest Node.js that package.json allows", () => {
  it("is supported by every package", () => {
    const required = Object.entries(packages).filter(([, { optional }]) => optional !== true);
    const unsupported = required.flatMap(([name, { engines }]) => {
      const range = z.object({ node: z.string() }).safeParse(engines).data?.node;
      return range === undefined || satisfies(minimum, range) ? [] : [`${name} requires ${range}`];
    });
    expect(required.length).toBeGreaterThan(500);
    expect(unsupported).toEqual([]);
  });

  it("is named in the README and not newer than the image's", () => {
    expect(readFileSync("README.md", "utf8")).toContain(`Node.js ${minimum} or newer`);
    const images = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(images.length).toBeGreaterThan(0);
    for (const major of images) expect(satisfies(`${String(major)}.999.0`, manifest.engines.node)).toBe(true);
  });
});
