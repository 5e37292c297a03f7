import * as calls from "~contract/calls/second-factor";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { requirePassword } from "../identity/passwords";
import { requirePlayer } from "../identity/require-session";
import * as secondFactor from "../identity/second-factor";
import { route } from "../route";
import { deletePasskeysOf } from "../store/account/passkeys";
import { hasAuthenticatorApp, hasSecondFactor } from "../store/account/second-factor";
import { endSessionsExcept, recordConfirmation } from "../store/account/sessions";
import { findStaffAccess } from "../store/staff/staff-members";

export function registerSecondFactor(app: ApiApp): void {
  route(app, calls.getSecondFactor, async (_input, context) => {
    const { userId } = requirePlayer(context);
    const database = context.get("database");
    return {
      isSetUp: await hasSecondFactor(database, userId),
      hasApp: await hasAuthenticatorApp(database, userId),
    };
  });

  route(app, calls.confirmSession, async ({ body: { currentPassword, code = "" } }, context) => {
    const { userId, sessionId } = requirePlayer(context);
    const database = context.get("database");
    await requirePassword(context, userId, currentPassword);
    if (await hasSecondFactor(database, userId)) {
      if (code === "") throw new ApiFailure("second_factor_code_wrong");
      await secondFactor.checkCode(context, code, await hasAuthenticatorApp(database, userId));
    }
    await recordConfirmation(database, { userId, sessionId }, new Date());
    return null;
  });

  route(app, calls.startSecondFactor, async ({ body: { currentPassword } }, context) => {
    await requirePassword(context, requirePlayer(context).userId, currentPassword);
    return secondFactor.startSecondFactor(context, currentPassword);
  });

  route(app, calls.confirmSecondFactor, async ({ body: { code } }, context) => {
    const { userId } = requirePlayer(context);
    const token = await secondFactor.confirmSecondFactor(context, code);
    await endSessionsExcept(context.get("database"), { userId, token });
    // The password and a code were just given.
    await recordConfirmation(context.get("database"), { userId, token }, new Date());
    return null;
  });

  route(app, calls.renewRecoveryCodes, async ({ body: { currentPassword } }, context) => {
    await requireOwnSecondFactor(context, currentPassword);
    return { recoveryCodes: await secondFactor.renewRecoveryCodes(context, currentPassword) };
  });

  route(app, calls.removeSecondFactor, async ({ body: { currentPassword } }, context) => {
    const userId = await requireOwnSecondFactor(context, currentPassword);
    const staff = await findStaffAccess(context.get("database"), userId);
    if (staff?.role === "OWNER") throw new ApiFailure("second_factor_required");
    await secondFactor.removeSecondFactor(context, currentPassword);
    await deletePasskeysOf(context.get("database"), userId);
    return null;
  });
}

async function requireOwnSecondFactor(context: ApiContext, password: string): Promise<string> {
  const { userId } = requirePlayer(context);
  await requirePassword(context, userId, password);
  if (!(await hasSecondFactor(context.get("database"), userId))) throw new ApiFailure("second_factor_missing");
  return userId;
}
