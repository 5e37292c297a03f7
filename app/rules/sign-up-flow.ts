import type { Profile } from "~contract/entities/profile";

export const FLOW_STEPS = ["AVATAR", "USERNAME", "DATE_OF_BIRTH", "MARKETING_CONSENT"] as const;

const NEEDED_STEP = "USERNAME";

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
export function signUpFlow(signUpSteps: readonly Step[], asked: string | null = null): SignUpFlow {
  const found = FLOW_STEPS.flatMap((name) => {
    const step = signUpSteps.find(({ stepName }) => stepName === name);
    return step && wasAskedFor(step, signUpSteps) ? [{ name, ...step }] : [];
  });
  const named = found.find(({ name, status }) => name === asked && status !== "DONE");
  const current = named ?? found.find(isAt("IN_PROGRESS")) ?? found.find(isAt("AVAILABLE")) ?? null;
  const steps = found.map(({ name, status }) => ({
    name,
    status: status === "DONE" ? ("done" as const) : status === "SKIPPED" ? ("skipped" as const) : ("open" as const),
    canBeOpened: status !== "DONE" && status !== "BLOCKED",
    canBeSkipped: name !== NEEDED_STEP,
  }));
  return { steps, current: current?.name ?? null };
}

/** Number of steps neither done nor skipped. */
export function openSteps(signUpSteps: readonly Step[]): number {
  return signUpFlow(signUpSteps).steps.filter(({ status }) => status === "open").length;
}

function isAt(wanted: Step["status"]) {
  return ({ status }: Step) => status === wanted;
}

function wasAskedFor({ stepName, status, completionDate }: Step, all: readonly Step[]): boolean {
  if (stepName !== NEEDED_STEP || status !== "DONE") return true;
  const created = all.find((step) => step.stepName === "USER_CREATED");
  return completionDate !== (created?.completionDate ?? null);
}
