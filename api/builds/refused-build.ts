import type { BuildRefusal, BuildRefusalCode } from "~contract/entities/build";

const MAX_REPORTED_NAME = 120;
/** Controls, halves of characters, and marks that reverse the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Thrown while a build is checked; its refusals are shown to whoever uploaded it. */
export class RefusedBuild extends Error {
  constructor(readonly refusals: readonly BuildRefusal[]) {
    super(refusals.map(({ code, file }) => (file === null ? code : `${code}: ${file}`)).join(", "));
    this.name = "RefusedBuild";
  }
}

export function refusal(code: BuildRefusalCode, { file, limit }: { file?: string; limit?: number } = {}): BuildRefusal {
  const name = file?.slice(0, MAX_REPORTED_NAME).replace(UNPRINTABLE, "\ufffd");
  return { code, file: name ?? null, limit: limit ?? null };
}
