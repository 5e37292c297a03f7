import type { Call } from "~contract/define-call";
import { SECTION_TYPES, type Section } from "~contract/entities/section";
import { aConfiguration } from "../../fixtures/a-configuration";
import { sectionSample } from "../../fixtures/section-samples";
import { ENTITIES } from "../entity-names";
import { nodesIn, setAt, type Path } from "../mutations";
import { SAMPLES } from "../samples";
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from "./hostile-texts";

/** Identifiers, not texts: a wrong one is a contract breach (broken-fields.test.ts). */
const FOR_PROGRAMS =
  /(Id|Version|Type|Key|alias|currency|[sS]tatus|stepName|provider|visibleFor|friendship|countryCode|region|mimeType|code|reason|name of a part|frame|Frame|slot|key)$/i;
/** Used in URLs, where these texts are impossible or too long. */
const IN_ADDRESSES = /(mangledTitle|mangledName|username|slug)$/i;
const NO_SEGMENT = ["nothing", "blank", "zero width", "20 kB"];
/** Offset between the texts of adjacent fields. */
const STRIDE = 7;

export type HostileField = { field: string; text: string };
export type HostileResponse = { data: unknown; fields: HostileField[] };

/** A complete response with hostile texts in all text fields; over all `rows`, each field gets each text. */
export function hostileResponse(call: Call, rows: readonly number[]): HostileResponse {
  const versions = rows.map((row) => hostileVersion(call, row));
  const [first] = versions;
  return {
    data: versions.slice(1).reduce((all, { data }) => withItemsOf(all, data), first?.data),
    fields: versions.flatMap(({ fields }) => fields),
  };
}

function hostileVersion(call: Call, row: number): HostileResponse {
  const fields: HostileField[] = [];
  const data = sampleOf(call, row);
  let turn = 0;
  for (const { value, path, field } of nodesIn(data, [], ENTITIES[call.name] ?? call.name, call.name)) {
    if (typeof value !== "string" || isForPrograms(field, path)) continue;
    turn += 1;
    const [text, hostile] = hostileInPlaceOf(value, turn * STRIDE + row);
    if (IN_ADDRESSES.test(field) && NO_SEGMENT.includes(text)) continue;
    setAt(data, path, hostile);
    if (call.data.safeParse(data).success) fields.push({ field, text });
    else setAt(data, path, value);
  }
  return { data, fields };
}

function isForPrograms(field: string, path: Path): boolean {
  const isNameOfAttribute = path.at(-1) === "name" && path.includes("attributes");
  return isNameOfAttribute || FOR_PROGRAMS.test(field);
}

function hostileInPlaceOf(value: string, turn: number): readonly [name: string, text: string] {
  const choice = /^(\/|https?:)/.test(value) ? HOSTILE_ADDRESSES : HOSTILE_TEXTS;
  return choice[turn % choice.length] ?? ["none", value];
}

function sampleOf(call: Call, row: number): unknown {
  const sample = call.name === "getConfiguration" ? CONTENT : SAMPLES[call.name];
  const ending = String(row).padStart(4, "0");
  const withUniqueIds = JSON.stringify(sample).replace(
    /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{8})[0-9a-f]{4}/g,
    `$1${ending}`,
  );
  return JSON.parse(withUniqueIds) as unknown;
}

const CONTENT = aConfiguration(...SECTION_TYPES.map((type: Section["sectionType"]) => sectionSample(type, "full")));

function withItemsOf(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return one;
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => {
      const more = other[key];
      return [
        key,
        Array.isArray(value) && Array.isArray(more)
          ? [...new Set([...(value as unknown[]), ...(more as unknown[])])]
          : value,
      ];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
