import type * as z from "zod";
import type { buildWarningCode } from "~contract/entities/build";
import { traceEngines, type EngineTraces } from "./engines";

type WarningCode = z.output<typeof buildWarningCode>;

/** What pages and scripts of a build say. Bounded, whatever they are. */
export type TextFindings = {
  engines: EngineTraces;
  hosts: Set<string>;
  usesThreads: boolean;
  usesWasm: boolean;
  /** The first file that each warning is about. */
  suspects: Map<WarningCode, string>;
  /** By page or script: the last parts of names of files that it mentions. */
  mentions: Map<string, Set<string>>;
  mentionCount: number;
  /** Of the whole build; what follows is not looked into. */
  bytesLeft: number;
  /** The first file of which something was not looked into. */
  unread: string | null;
};

/** Of a build. A megabyte takes a tenth of a second, a hostile one more. */
const MAX_SCANNED_BYTES = 32 * 1024 * 1024;
const MAX_HOSTS = 50;
const MAX_MENTIONS = 100_000;
/** Repeated at the start of the next part, so that nothing is cut in two. */
const OVERLAP = 1_024;

/** Names of XML namespaces, licences and documentation, not addresses that a game loads. */
const NAMED_ONLY =
  /(^|\.)(w3\.org|opensource\.org|apache\.org|mozilla\.org|github\.com|creativecommons\.org|schemas\.microsoft\.com|ns\.adobe\.com)$/;
const HOSTS = /\b(?:https?|wss?):\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8})(?=[^a-z0-9.-])/gi;
const EXTENSIONS = /\.([A-Za-z0-9]{1,12})(?![A-Za-z0-9])/g;
const MAX_NAME = 200;
const BEFORE_NAMES = /[\s"'`<>()[\]{},;=|\\/]/;
const THREADS =
  /\bnew SharedArrayBuffer\b|\bGODOT_THREADS_ENABLED\s{0,3}=\s{0,3}true|WebAssembly\.Memory\(\{[^}]{0,300}\bshared["']?\s{0,3}:\s{0,3}(?:true|!0)/;
const WASM = /\bWebAssembly\.(?:instantiate|compile|Module)/;

const SUSPECTS: [WarningCode, RegExp][] = [
  ["registers_service_worker", /\bserviceWorker\s{0,9}\.\s{0,9}register\s{0,9}\(/],
  [
    "leaves_the_frame",
    /\b(?:top|parent)\.location(?:\.href)?\s{0,9}=[^=]|\b(?:top|parent)\.location\.(?:assign|replace)\(/,
  ],
  ["calls_fixed_game_api", /https:\/\/api\.(?:sandbox\.)?gx\.games/],
  ["synchronous_calls", /\.open\([^,()]{1,80},[^,()]{1,200},\s{0,9}(?:false|!1)\s{0,9}[,)]/],
  ["scripts_of_other_hosts", /<script[^>]{1,300}?\ssrc=["']?https?:|\bimportScripts\(\s{0,9}["']https?:/i],
];

export function noFindings(bytesLeft = MAX_SCANNED_BYTES): TextFindings {
  return {
    engines: { used: new Set(), versions: new Map() },
    hosts: new Set(),
    usesThreads: false,
    usesWasm: false,
    suspects: new Map(),
    mentions: new Map(),
    mentionCount: 0,
    bytesLeft,
    unread: null,
  };
}

/** Adds to `findings` what the text says, part by part, as far as bytes are left. */
export async function scanText(
  name: string,
  content: AsyncIterable<Buffer>,
  findings: TextFindings,
  names: FileNames,
): Promise<void> {
  const mentioned = new Set<string>();
  findings.mentions.set(name, mentioned);
  const decoder = new TextDecoder();
  let carried = "";
  for await (const chunk of content) {
    if (findings.bytesLeft <= 0) {
      findings.unread ??= name;
      break;
    }
    findings.bytesLeft -= chunk.length;
    const text = carried + decoder.decode(chunk, { stream: true });
    scanPart(name, text, findings);
    scanMentions(text, { findings, names, mentioned });
    carried = text.slice(-OVERLAP);
  }
  scanPart(name, `${carried}\n`, findings);
}

function scanPart(name: string, text: string, findings: TextFindings): void {
  traceEngines(text, findings.engines);
  findings.usesThreads ||= THREADS.test(text);
  findings.usesWasm ||= WASM.test(text);
  for (const [code, pattern] of SUSPECTS)
    if (!findings.suspects.has(code) && pattern.test(text)) findings.suspects.set(code, name);
  for (const [, host = ""] of text.matchAll(HOSTS)) {
    if (findings.hosts.size >= MAX_HOSTS) break;
    if (!NAMED_ONLY.test(host.toLowerCase())) findings.hosts.add(host.toLowerCase());
  }
}

/** The last parts of the names of a build's files, and their extensions. */
export type FileNames = { last: ReadonlySet<string>; extensions: ReadonlySet<string> };

export function toFileNames(names: readonly string[]): FileNames {
  const last = new Set(names.map((name) => lastPartOf(name)));
  return { last, extensions: new Set([...last].map((name) => name.slice(name.lastIndexOf(".") + 1))) };
}

/** Scripts put paths together, so only the last part of a name is sure to be in them. */
export function lastPartOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

type Mentions = { findings: TextFindings; names: FileNames; mentioned: Set<string> };

function scanMentions(text: string, { findings, names, mentioned }: Mentions): void {
  for (const { 1: extension = "", index } of text.matchAll(EXTENSIONS)) {
    if (!names.extensions.has(extension)) continue;
    let start = index;
    while (start > 0 && index - start < MAX_NAME && !BEFORE_NAMES.test(text.charAt(start - 1))) start -= 1;
    const name = decodedName(text.slice(start, index + 1 + extension.length));
    if (!names.last.has(name) || mentioned.has(name)) continue;
    if (findings.mentionCount >= MAX_MENTIONS) return;
    findings.mentionCount += 1;
    mentioned.add(name);
  }
}

function decodedName(written: string): string {
  if (!written.includes("%")) return written;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
