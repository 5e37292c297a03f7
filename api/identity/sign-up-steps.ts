import type { Profile, SignUpStepName, SignUpStepStatus } from "~contract/entities/profile";

export type SignUpStep = Profile["signUpSteps"][number];

export type AccountFacts = {
  createdAt: Date;
  username: string | null;
  emailVerified: boolean;
  emailVerifiedAt: Date | null;
  image: string | null;
  birthdate: string | null;
  marketingConsent: boolean;
};

export type StepRecord = { stepName: SignUpStepName; status: SignUpStepStatus; completedAt: Date | null };

/** "start" and "skip" are the player's; "complete" and "empty" follow from the account's data. */
export type StepAction = "start" | "skip" | "complete" | "empty";

export const INTERACTIVE_STEPS = ["AVATAR", "USERNAME", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const;

/** Without a name, nobody can find or address the player. */
const REQUIRED_STEPS: readonly SignUpStepName[] = ["USERNAME"];

/** Null: the action is refused (docs/decisions/0041-signing-up-step-by-step.md). */
const TRANSITIONS: Record<SignUpStepStatus, Record<StepAction, SignUpStepStatus | null>> = {
  BLOCKED: { start: null, skip: null, complete: "DONE", empty: "BLOCKED" },
  AVAILABLE: { start: "IN_PROGRESS", skip: "SKIPPED", complete: "DONE", empty: "AVAILABLE" },
  IN_PROGRESS: { start: "IN_PROGRESS", skip: "SKIPPED", complete: "DONE", empty: "IN_PROGRESS" },
  SKIPPED: { start: "IN_PROGRESS", skip: "SKIPPED", complete: "DONE", empty: "SKIPPED" },
  DONE: { start: null, skip: null, complete: "DONE", empty: "AVAILABLE" },
};

export function nextStepStatus(
  stepName: SignUpStepName,
  status: SignUpStepStatus,
  action: StepAction,
): SignUpStepStatus | null {
  const isPlayerAction = action === "start" || action === "skip";
  if (isPlayerAction && !isInteractive(stepName)) return null;
  if (action === "skip" && REQUIRED_STEPS.includes(stepName)) return null;
  return TRANSITIONS[status][action];
}

/** The account's data outranks the stored records (docs/product/account.md#sign-up-steps). */
export function signUpStepsOf(facts: AccountFacts, records: readonly StepRecord[]): SignUpStep[] {
  const recordOf = (stepName: SignUpStepName) => records.find((record) => record.stepName === stepName);
  const step = (stepName: SignUpStepName, isDone: boolean, doneAt: Date | null = null): SignUpStep => {
    const record = recordOf(stepName);
    const recordedStatus = record && record.status !== "DONE" ? record.status : "AVAILABLE";
    const completedAt = isDone ? (record?.completedAt ?? doneAt) : null;
    const completionDate = completedAt?.toISOString() ?? null;
    return { stepName, status: isDone ? "DONE" : recordedStatus, completionDate, valueHint: null };
  };
  const { createdAt, username, image, birthdate, marketingConsent } = facts;
  const isConsentDone = marketingConsent || recordOf("MARKETING_CONSENT")?.status === "DONE";
  const steps = [
    step("USER_CREATED", true, createdAt),
    step("USERNAME", username !== null, createdAt),
    step("USER_ACTIVATED", facts.emailVerified, facts.emailVerifiedAt),
    step("AVATAR", image !== null),
    step("DATE_OF_BIRTH", birthdate !== null),
    step("MARKETING_CONSENT", isConsentDone),
  ];
  const isComplete = recordOf("SIGN_UP_COMPLETE")?.status === "DONE" || areStepsCompleted(steps);
  const last = step("SIGN_UP_COMPLETE", isComplete);
  return [...steps, isComplete ? last : { ...last, status: "BLOCKED" }];
}

function areStepsCompleted(steps: readonly SignUpStep[]): boolean {
  return steps.every(({ stepName, status }) => !isInteractive(stepName) || status === "DONE" || status === "SKIPPED");
}

function isInteractive(stepName: SignUpStepName): boolean {
  return INTERACTIVE_STEPS.some((candidate) => candidate === stepName);
}
