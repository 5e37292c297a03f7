import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import * as z from "zod";

const CHECKER = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** More than the report on all pages. */
const LARGEST_REPORT_BYTES = 64 * 1024 * 1024;

const EXCUSED = [
  // React writes void elements this way and quotes all attribute values.
  "Trailing slash on void elements has no effect",
  // In the HTML standard since 2025, but unknown to this version of the checker.
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

export function nuFindings(folder: string): string[] {
  const args = ["-jar", CHECKER, "--format", "json", "--exit-zero-always", folder];
  const { status, stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: LARGEST_REPORT_BYTES });
  if (status !== 0) throw new Error(`The Nu checker failed: ${stderr}`);
  const { messages } = report.parse(JSON.parse(stderr));
  return messages
    .filter(({ message }) => !EXCUSED.some((excused) => message.startsWith(excused)))
    .map(({ url, type, message, extract = "" }) => `${url.split("/").at(-1) ?? ""}: ${type}: ${message} ${extract}`);
}
