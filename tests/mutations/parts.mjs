/**
 * What is mutated and which tests must notice, in parts that each end within ten minutes on two cores.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const PARTS = {
  "rules-a-g": { mutate: ["app/rules/[a-g]*.ts"], tests: ["app/rules/[a-g]*.test.ts"] },
  "rules-h-z": { mutate: ["app/rules/[h-z]*.ts"], tests: ["app/rules/[h-z]*.test.ts"] },
  "view-models-a-f": { mutate: ["app/view-models/[a-f]*.ts"], tests: ["app/view-models/[a-f]*.test.ts"] },
  "view-models-g-o": { mutate: ["app/view-models/[g-o]*.ts"], tests: ["app/view-models/[g-o]*.test.ts"] },
  "view-models-p-z": { mutate: ["app/view-models/[p-z]*.ts"], tests: ["app/view-models/[p-z]*.test.ts"] },
  contract: { mutate: ["contract/**/*.ts"], tests: ["contract/**/*.test.ts"] },
};

/** The part that MUTATED_PART names. */
export function chosenPart() {
  const name = process.env["MUTATED_PART"] ?? "";
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}" in tests/mutations/parts.mjs.`);
  return { name, ...part };
}
