/**
 * Mutated files and their tests, in parts of at most ten minutes on two cores.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const PARTS = {
  "rules-a-g": { mutate: ["app/rules/[a-g]*.ts"], tests: ["app/rules/[a-g]*.test.ts"] },
  "rules-h-z": { mutate: ["app/rules/[h-z]*.ts"], tests: ["app/rules/[h-z]*.test.ts"] },
  "view-models-a-f": { mutate: ["app/view-models/[a-f]*.ts"], tests: ["app/view-models/[a-f]*.test.ts"] },
  "view-models-g-o": { mutate: ["app/view-models/[g-o]*.ts"], tests: ["app/view-models/[g-o]*.test.ts"] },
  "view-models-p-z": { mutate: ["app/view-models/[p-z]*.ts"], tests: ["app/view-models/[p-z]*.test.ts"] },
  contract: { mutate: ["contract/**/*.ts"], tests: ["contract/**/*.test.ts"] },
  "api-payments": {
    mutate: ["api/payments/**/*.ts"],
    tests: ["api/payments/**/*.test.ts"],
  },
  "api-money": {
    mutate: [
      "api/resources/{spending,wallet,orders}.ts",
      "api/store/money/{ledger,orders,purchases,tips,wallet}.ts",
      "api/store/quests/{quest-payment,spending-quests}.ts",
    ],
    tests: [
      "api/resources/{ledger,quest-rewards,spending}.test.ts",
      "api/store/{money/orders,quests/spending-quests}.test.ts",
    ],
  },
  "api-scores": {
    mutate: ["api/resources/scores.ts", "api/store/challenges/{score-checks,score-submission}.ts"],
    tests: ["api/resources/{in-game,quest-kinds,scores}.test.ts", "api/store/challenges/score-checks.test.ts"],
  },
  "api-boards": {
    mutate: ["api/store/challenges/{challenge-standings,friend-scores,rankings,scores}.ts"],
    tests: ["api/resources/{challenges,passed-friends,privacy,scores,users}.test.ts"],
  },
  "api-identity": {
    mutate: ["api/identity/{identity,session-*,sign-in,sign-out,sign-up}.ts"],
    tests: [
      "api/identity/**/*.test.ts",
      "api/login/{login,login-problems}.test.ts",
      "api/store/account/guests.test.ts",
    ],
  },
  "api-login": {
    mutate: ["api/login/{login-attempt,redirect-target}.ts"],
    tests: ["api/login/{login,login-problems,redirect-target}.test.ts"],
  },
  "api-sessions": {
    mutate: ["api/identity/{passwords,require-session,viewer}.ts", "api/middleware/{same-origin,viewer}.ts"],
    tests: [
      "api/middleware/**/*.test.ts",
      "api/login/{activation,login,password-reset}.test.ts",
      "api/resources/{account,privacy}.test.ts",
    ],
  },
  "api-account-security": {
    mutate: ["api/resources/session.ts", "api/store/account/{account-security,sessions,sign-in-attempts}.ts"],
    tests: [
      "api/login/{activation,login,login-problems,password-reset}.test.ts",
      "api/resources/{account,privacy}.test.ts",
      "api/store/account/sessions.test.ts",
    ],
  },
};

export function chosenPart() {
  const name = process.env["MUTATED_PART"] ?? "";
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}" in tests/mutations/parts.mjs.`);
  return { name, ...part };
}
