import * as z from "zod";
import { MAX_BUILD_FILES } from "~contract/calls/developer-builds";
import { DEFAULT_BUILD_LIMITS } from "../builds/build-limits";
import type { StudioRoom } from "../store/builds/studio-limits";

const MEGABYTE = 1024 ** 2;
const MAX_STORED_MEGABYTES = 1024 ** 2;

type LimitField = { label: string; max: number; unit: number; usual: number | null };

/** What the form asks for; `usual` counts where a field is empty. Ways in and proxies take no larger builds. */
export const LIMIT_FIELDS = {
  stored: { label: "Storage in MB, of all builds together", max: MAX_STORED_MEGABYTES, unit: MEGABYTE, usual: null },
  maxBytes: megabytes("Size of a build in MB", DEFAULT_BUILD_LIMITS.maxBytes),
  maxFileBytes: megabytes("Size of a file in MB", DEFAULT_BUILD_LIMITS.maxFileBytes),
  maxFiles: { label: "Files of a build", max: MAX_BUILD_FILES, unit: 1, usual: DEFAULT_BUILD_LIMITS.maxFiles },
} as const satisfies Record<string, LimitField>;

export const LIMIT_NAMES = ["stored", "maxBytes", "maxFileBytes", "maxFiles"] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
export type TypedLimits = Record<LimitName, string>;

type Limits = Omit<StudioRoom, "studioId" | "name">;
type LimitProblems = Partial<Record<LimitName, string>>;

const limitsForm = z.strictObject({
  stored: limit("stored"),
  maxBytes: limit("maxBytes").exactOptional(),
  maxFileBytes: limit("maxFileBytes").exactOptional(),
  maxFiles: limit("maxFiles").exactOptional(),
});

export function toTypedLimits({ maxStoredBytes, limits }: Limits): TypedLimits {
  const { maxBytes, maxFileBytes, maxFiles } = limits;
  const typed = (name: LimitName, value: number | undefined) =>
    value === undefined ? "" : String(Math.max(1, Math.round(value / LIMIT_FIELDS[name].unit)));
  return {
    stored: typed("stored", maxStoredBytes),
    maxBytes: typed("maxBytes", maxBytes),
    maxFileBytes: typed("maxFileBytes", maxFileBytes),
    maxFiles: typed("maxFiles", maxFiles),
  };
}

/** The limits that were typed, or what is wrong with them. */
export function readTypedLimits(typed: TypedLimits): { limits: Limits } | { problems: LimitProblems } {
  const filled = LIMIT_NAMES.map((name) => [name, typed[name].trim()] as const).filter(([, text]) => text !== "");
  const parsed = limitsForm.safeParse(Object.fromEntries(filled));
  if (parsed.success) {
    const { stored, ...limits } = parsed.data;
    return { limits: { maxStoredBytes: stored, limits } };
  }
  const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => name));
  const problems = LIMIT_NAMES.filter((name) => wrong.has(name)).map((name) => [name, problemOf(name)] as const);
  return { problems: Object.fromEntries(problems) };
}

export function problemOf(name: LimitName): string {
  return `Give a whole number from 1 to ${String(LIMIT_FIELDS[name].max)}.`;
}

function megabytes(label: string, usualBytes: number): LimitField {
  return { label, max: DEFAULT_BUILD_LIMITS.maxBytes / MEGABYTE, unit: MEGABYTE, usual: usualBytes / MEGABYTE };
}

function limit(name: LimitName) {
  const { max, unit } = LIMIT_FIELDS[name];
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .transform((value) => value * unit);
}
