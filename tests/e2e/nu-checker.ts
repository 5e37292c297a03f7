import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import * as z from "zod";

const CHECKER = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** More than the checker says of all pages of the portal together. */
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

/** What the checker says of valid HTML. */
const EXCUSED = [
  // React writes void elements so, and all of its attribute values are quoted.
  "Trailing slash on void elements has no effect",
  // In the HTML standard since 2025; this version of the checker does not know it yet.
  "Attribute “autocorrect” not allowed on element “input”",
];

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

export const hasJava = () => spawnSync("java", ["-version"]).status === 0;

/** What the Nu checker has against the HTML files of a folder: errors and warnings, each with its file. */
export function nuFindings(folder: string): string[] {
  const args = ["-jar", CHECKER, "--format", "json", "--exit-zero-always", folder];
  const { status, stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: LARGEST_REPORT_BYTES });
  if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
  const { messages } = report.parse(JSON.parse(stderr));
  return messages
    .filter(({ message }) => !EXCUSED.some((excused) => message.startsWith(excused)))
    .map(({ url, type, message, extract = "" }) => `${url.split("/").at(-1) ?? ""}: ${type}: ${message} ${extract}`);
}
