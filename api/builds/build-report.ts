import type { BuildReport } from "~contract/entities/build";
import { recogniseEngine } from "./engines";
import { lastPartOf, type TextFindings } from "./text-scan";

/** A file of a build, as the report counts it; `sentBytes` are compressed. */
export type ReportedFile = { name: string; bytes: number; sentBytes: number; contentType: string };

const SLOW_FIRST_FRAME_BYTES = 30 * 1024 * 1024;

export function reportBuild(entry: string, files: readonly ReportedFile[], findings: TextFindings): BuildReport {
  const names = files.map(({ name }) => name);
  const firstFrameBytes = bytesBeforeFirstFrame(entry, files, findings.mentions);
  const threads = findings.usesThreads;
  const wasm = findings.usesWasm || files.some(({ contentType }) => contentType === "application/wasm");
  return {
    engine: recogniseEngine(names, findings.engines),
    entry,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    firstFrameBytes,
    kinds: kindsOf(files),
    needs: { wasm, threads, isolation: threads },
    hosts: [...findings.hosts].sort(),
    warnings: [
      ...suspectsOf(findings),
      ...(findings.hosts.size > 0 ? [{ code: "other_hosts" as const, file: null }] : []),
      ...(findings.unread === null ? [] : [{ code: "not_all_read" as const, file: findings.unread }]),
      ...(threads ? [{ code: "needs_isolation" as const, file: null }] : []),
      ...(firstFrameBytes > SLOW_FIRST_FRAME_BYTES ? [{ code: "slow_first_frame" as const, file: null }] : []),
    ],
  };
}

/** Every Emscripten build can make synchronous calls; they matter only where a game calls the fixed API. */
function suspectsOf({ suspects }: TextFindings): BuildReport["warnings"] {
  return [...suspects]
    .filter(([code]) => code !== "synchronous_calls" || suspects.has("calls_fixed_game_api"))
    .map(([code, file]) => ({ code, file }));
}

function kindsOf(files: readonly ReportedFile[]): BuildReport["kinds"] {
  const kinds = new Map<string, { kind: string; files: number; bytes: number }>();
  for (const { contentType, bytes } of files) {
    const [kind = ""] = contentType.split(";");
    const sum = kinds.get(kind) ?? { kind, files: 0, bytes: 0 };
    kinds.set(kind, { kind, files: sum.files + 1, bytes: sum.bytes + bytes });
  }
  return [...kinds.values()].sort((a, b) => b.bytes - a.bytes);
}

/** An estimate: the entry page, what it mentions, and what the scripts among these mention. */
function bytesBeforeFirstFrame(
  entry: string,
  files: readonly ReportedFile[],
  mentions: TextFindings["mentions"],
): number {
  const named = (sources: readonly string[]) => {
    const lastNames = new Set(sources.flatMap((source) => [...(mentions.get(source) ?? [])]));
    return files.filter(({ name }) => lastNames.has(lastPartOf(name))).map(({ name }) => name);
  };
  const byPage = named([entry]);
  const needed = new Set([entry, ...byPage, ...named(byPage)]);
  return files.filter(({ name }) => needed.has(name)).reduce((sum, { sentBytes }) => sum + sentBytes, 0);
}
