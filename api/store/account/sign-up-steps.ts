import { and, eq } from "drizzle-orm";
import type { Profile, SignUpStepName } from "~contract/entities/profile";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { signUpSteps, user } from "../../db/schema/identity";
import { nextStepStatus, signUpStepsOf, type StepAction, type StepRecord } from "../../identity/sign-up-steps";
import type { QueryContext } from "../query-context";
import { lockUser } from "../user-lock";
import { findProfile } from "../people/users";

type StepChange = { userId: string; stepName: SignUpStepName; now: Date };

export async function changeSignUpStep(
  { database, mediaBaseUrl, now }: QueryContext,
  userId: string,
  { stepName, action }: { stepName: SignUpStepName; action: "start" | "skip" },
): Promise<Profile> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { steps } = await loadSteps(transaction, userId);
    const status = steps.find((step) => step.stepName === stepName)?.status;
    const next = status && nextStepStatus(stepName, status, action);
    if (!next) throw new ApiFailure("sign_up_step_closed", { details: { fieldName: "status" } });
    await writeRecord(transaction, userId, { stepName, status: next, completedAt: null });
    await recordCompletion(transaction, userId, now);
    return findProfile(transaction, userId, mediaBaseUrl);
  });
}

/** Must run in the transaction that changed the account. */
export async function recordSignUpStep(
  transaction: Database,
  { userId, stepName, now }: StepChange,
  action: Extract<StepAction, "complete" | "empty">,
): Promise<void> {
  const { records } = await loadSteps(transaction, userId);
  const status = records.find((record) => record.stepName === stepName)?.status ?? "AVAILABLE";
  const next = nextStepStatus(stepName, status, action);
  if (next === null || next === status) return;
  await writeRecord(transaction, userId, { stepName, status: next, completedAt: next === "DONE" ? now : null });
  await recordCompletion(transaction, userId, now);
}

/** The first completion date stays, whatever is removed later. */
async function recordCompletion(transaction: Database, userId: string, now: Date): Promise<void> {
  const { steps } = await loadSteps(transaction, userId);
  const last = steps.find(({ stepName }) => stepName === "SIGN_UP_COMPLETE");
  if (last?.status !== "DONE") return;
  await transaction
    .insert(signUpSteps)
    .values({ userId, stepName: last.stepName, status: last.status, completedAt: now })
    .onConflictDoNothing();
}

async function loadSteps(transaction: Database, userId: string) {
  const [account] = await transaction.select().from(user).where(eq(user.id, userId));
  if (!account) throw new ApiFailure("sign_in_required");
  const records = await transaction.select().from(signUpSteps).where(eq(signUpSteps.userId, userId));
  return { records, steps: signUpStepsOf(account, records) };
}

async function writeRecord(transaction: Database, userId: string, record: StepRecord): Promise<void> {
  const { stepName, status, completedAt } = record;
  if (status === "AVAILABLE") {
    await transaction
      .delete(signUpSteps)
      .where(and(eq(signUpSteps.userId, userId), eq(signUpSteps.stepName, stepName)));
    return;
  }
  await transaction
    .insert(signUpSteps)
    .values({ userId, ...record })
    .onConflictDoUpdate({ target: [signUpSteps.userId, signUpSteps.stepName], set: { status, completedAt } });
}
