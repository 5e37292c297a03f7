import type { Section } from "~contract/entities/section";
import { log } from "~observe/log";

const warnedOf = new Set<string>();

export function warnOfUnknownSections(sections: readonly Pick<Section, "sectionId" | "sectionType" | "name">[]): void {
  for (const { sectionId, sectionType, name } of sections) {
    if (sectionType !== "UNKNOWN" || warnedOf.has(sectionId)) continue;
    warnedOf.add(sectionId);
    log.warn(`Section "${name}" (${sectionId}) has a type that this portal does not know; it is skipped.`);
  }
}
