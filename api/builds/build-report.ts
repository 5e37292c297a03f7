import type * as z from "zod";
import type { BuildReport, buildWarningCode } from "~contract/entities/build";
import { recogniseEngine } from "./engines";

/** A file of a build, with what the report looks into. */
export type InspectedFile = {
  name: string;
  bytes: number;
  sentBytes: number;
  contentType: string;
  /** The beginning of pages and scripts, inflated; of other files their first bytes as Latin-1; null: not read. */
  text: string | null;
};

type WarningCode = z.output<typeof buildWarningCode>;

const MAX_HOSTS = 50;
const SLOW_FIRST_FRAME_BYTES = 30 * 1024 * 1024;
const SCRIPT_OR_PAGE = /\.(m?js|html?|json)$/i;
/** Names of XML namespaces and licences, not addresses that a game loads. */
const NAMED_ONLY = /(^|\.)(w3\.org|opensource\.org|apache\.org|mozilla\.org|schemas\.microsoft\.com|ns\.adobe\.com)$/;
const THREADS = /\bSharedArrayBuffer\b|GODOT_THREADS_ENABLED\s*=\s*true|-pthread|PThread\./;
const GAME_API_HOSTS = /https:\/\/api\.(sandbox\.)?gx\.games/;

const SUSPECTS: [WarningCode, RegExp][] = [
  ["registers_service_worker", /serviceWorker\s*\.\s*register\s*\(/],
  ["leaves_the_frame", /\b(window\s*\.\s*)?(top|parent)\s*\.\s*location\b/],
  ["calls_fixed_game_api", GAME_API_HOSTS],
  ["synchronous_calls", /\.open\(\s*[^,()]{1,80},[^,()]{1,200},\s*(false|!1)\s*[,)]/],
  ["scripts_of_other_hosts", /<script[^>]+src=["']?https?:|importScripts\(\s*["']https?:/i],
];

export function reportBuild(entry: string, files: readonly InspectedFile[]): BuildReport {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const names = files.map(({ name }) => name);
  const textOf = (name: string) => texts.get(name) ?? null;
  const needs = needsOf(files);
  const hosts = hostsOf(files);
  const firstFrameBytes = bytesBeforeFirstFrame(entry, files);
  return {
    engine: recogniseEngine({ names, page: textOf(entry) ?? "", textOf }),
    entry,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    firstFrameBytes,
    kinds: kindsOf(files),
    needs,
    hosts,
    warnings: [
      ...SUSPECTS.flatMap(([code, pattern]) => firstFileWith(files, code, pattern)),
      ...(hosts.length > 0 ? [{ code: "other_hosts" as const, file: null }] : []),
      ...(needs.isolation ? [{ code: "needs_isolation" as const, file: null }] : []),
      ...(firstFrameBytes > SLOW_FIRST_FRAME_BYTES ? [{ code: "slow_first_frame" as const, file: null }] : []),
    ],
  };
}

function firstFileWith(files: readonly InspectedFile[], code: WarningCode, pattern: RegExp) {
  const found = files.find(({ name, text }) => SCRIPT_OR_PAGE.test(name) && pattern.test(text ?? ""));
  return found ? [{ code, file: found.name }] : [];
}

function needsOf(files: readonly InspectedFile[]): BuildReport["needs"] {
  const scripts = files.filter(({ name }) => SCRIPT_OR_PAGE.test(name)).map(({ text }) => text ?? "");
  const threads = scripts.some((text) => THREADS.test(text));
  const wasm =
    files.some(({ contentType }) => contentType === "application/wasm") ||
    scripts.some((text) => /\bWebAssembly\.(instantiate|compile)/.test(text));
  return { wasm, threads, isolation: threads };
}

function hostsOf(files: readonly InspectedFile[]): string[] {
  const hosts = new Set<string>();
  for (const { name, text } of files) {
    if (!SCRIPT_OR_PAGE.test(name) && !name.endsWith(".css")) continue;
    for (const [, host = ""] of (text ?? "").matchAll(/(?:https?|wss?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi))
      if (!NAMED_ONLY.test(host.toLowerCase())) hosts.add(host.toLowerCase());
  }
  return [...hosts].sort().slice(0, MAX_HOSTS);
}

function kindsOf(files: readonly InspectedFile[]): BuildReport["kinds"] {
  const kinds = new Map<string, { kind: string; files: number; bytes: number }>();
  for (const { contentType, bytes } of files) {
    const [kind = ""] = contentType.split(";");
    const sum = kinds.get(kind) ?? { kind, files: 0, bytes: 0 };
    kinds.set(kind, { kind, files: sum.files + 1, bytes: sum.bytes + bytes });
  }
  return [...kinds.values()].sort((a, b) => b.bytes - a.bytes);
}

/** An estimate: the entry page, what it names, and what the scripts among these name. */
function bytesBeforeFirstFrame(entry: string, files: readonly InspectedFile[]): number {
  const needed = new Set([entry]);
  for (const round of [0, 1]) {
    const texts = files.filter(({ name }) => needed.has(name) && SCRIPT_OR_PAGE.test(name)).map(({ text }) => text ?? "");
    for (const { name } of files) if (texts.some((text) => names(text, name, round))) needed.add(name);
  }
  return files.filter(({ name }) => needed.has(name)).reduce((sum, { sentBytes }) => sum + sentBytes, 0);
}

/** Pages name files by path; scripts, which build paths, often by the last part only. */
function names(text: string, name: string, round: number): boolean {
  const short = round === 0 ? name : name.slice(name.lastIndexOf("/") + 1);
  return text.includes(short) || text.includes(encodeURI(short));
}
