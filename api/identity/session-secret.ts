import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ApiConfiguration } from "../configuration";
import { IN_MEMORY } from "../db/in-memory";

const SECRET_BYTES = 32;

export function readSessionSecret({ sessionSecret, dataDir }: ApiConfiguration): string {
  if (sessionSecret) return sessionSecret;
  const generated = randomBytes(SECRET_BYTES).toString("base64url");
  if (dataDir === IN_MEMORY) return generated;
  const file = path.join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, generated, { flag: "wx", mode: 0o600 });
    return generated;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return readFileSync(file, "utf8").trim();
  }
}
