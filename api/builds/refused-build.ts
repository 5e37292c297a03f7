import type { BuildRefusal, BuildRefusalCode } from "~contract/entities/build";

const MAX_REPORTED_NAME = 120;
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Thrown while a build is checked; its refusals are shown to whoever uploaded it. */
export class RefusedBuild extends Error {
  constructor(readonly refusals: readonly BuildRefusal[]) {
    super(refusals.map(({ code, file }) => (file === null ? code : `${code}: ${file}`)).join(", "));
    this.name = "RefusedBuild";
  }
}

export function refusal(code: BuildRefusalCode, { file, limit }: { file?: string; limit?: number } = {}): BuildRefusal {
  const name = file?.replace(CONTROL_CHARACTERS, "\ufffd").slice(0, MAX_REPORTED_NAME);
  return { code, file: name ?? null, limit: limit ?? null };
}
