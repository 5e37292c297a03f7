import type { Profile } from "~contract/entities/profile";

export const FLOW_STEPS = ["AVATAR", "USERNAME", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const;

const REQUIRED_STEP = "USERNAME";

export type FlowStepName = (typeof FLOW_STEPS)[number];
export type FlowStep = {
  name: FlowStepName;
  status: "done" | "skipped" | "open";
  canBeOpened: boolean;
  canBeSkipped: boolean;
};
export type SignUpFlow = { steps: FlowStep[]; current: FlowStepName | null };

type Step = Profile["signUpSteps"][number];

/** A username set with the account is no step (docs/product/account.md#sign-up-steps). */
export function signUpFlow(signUpSteps: readonly Step[], requested: string | null = null): SignUpFlow {
  const found = FLOW_STEPS.flatMap((name) => {
    const step = signUpSteps.find(({ stepName }) => stepName === name);
    return step && isFlowStep(step, signUpSteps) ? [{ name, ...step }] : [];
  });
  const requestedStep = found.find(({ name, status }) => name === requested && status !== "DONE");
  const current = requestedStep ?? found.find(isAt("IN_PROGRESS")) ?? found.find(isAt("AVAILABLE")) ?? null;
  const steps = found.map(({ name, status }) => ({
    name,
    status: status === "DONE" ? ("done" as const) : status === "SKIPPED" ? ("skipped" as const) : ("open" as const),
    canBeOpened: status !== "DONE" && status !== "BLOCKED",
    canBeSkipped: name !== REQUIRED_STEP,
  }));
  return { steps, current: current?.name ?? null };
}

/** Number of steps neither done nor skipped. */
export function openSteps(signUpSteps: readonly Step[]): number {
  return signUpFlow(signUpSteps).steps.filter(({ status }) => status === "open").length;
}

function isAt(expected: Step["status"]) {
  return ({ status }: Step) => status === expected;
}

function isFlowStep({ stepName, status, completionDate }: Step, all: readonly Step[]): boolean {
  if (stepName !== REQUIRED_STEP || status !== "DONE") return true;
  const created = all.find((step) => step.stepName === "USER_CREATED");
  return completionDate !== (created?.completionDate ?? null);
}
