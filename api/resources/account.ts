import * as calls from "~contract/calls/account";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { changeWithNotice, sendActivationLink, sendEmailLink } from "../identity/send-account-mails";
import { isEmail } from "../identity/email-rules";
import { findPasswordProblem } from "../identity/password-rules";
import { hashPassword, requirePassword } from "../identity/passwords";
import { signOut } from "../identity/sign-out";
import { requirePlayer, requireSignedInUserId } from "../identity/require-session";
import { toLocale } from "../login/languages";
import { route } from "../route";
import { changePassword } from "../store/account/account-security";
import * as sessions from "../store/account/sessions";
import { listToolConnections, revokeToolConnection } from "../store/account/tool-connections";
import { findMailRecipient } from "../store/people/users";

const PASSWORD_CHANGED = { mail: "password-changed" } as const;

export function registerAccount(app: ApiApp): void {
  route(app, calls.listSessions, async (_input, context) => ({
    sessions: await sessions.listSessions(context.get("database"), requirePlayer(context), new Date()),
  }));

  route(app, calls.endSession, async ({ params }, context) => {
    const { userId, sessionId } = requirePlayer(context);
    if (params.sessionId === sessionId) {
      await signOut(context);
      return null;
    }
    const hasEnded = await sessions.endSession(context.get("database"), userId, params.sessionId);
    if (!hasEnded) throw new ApiFailure("session_not_found");
    return null;
  });

  route(app, calls.endOtherSessions, async (_input, context) => ({
    ended: await sessions.endOtherSessions(context.get("database"), requirePlayer(context)),
  }));

  route(app, calls.listConnections, async (_input, context) => ({
    connections: await listToolConnections(context.get("database"), requireSignedInUserId(context), new Date()),
  }));

  route(app, calls.revokeConnection, async ({ params }, context) => {
    const userId = requireSignedInUserId(context);
    const isRevoked = await revokeToolConnection(context.get("database"), userId, params.connectionId);
    if (!isRevoked) throw new ApiFailure("connection_not_found");
    return null;
  });

  route(app, calls.changePassword, async ({ body, query }, context) => {
    const { userId, sessionId } = requirePlayer(context);
    await requirePassword(context, userId, body.currentPassword);
    await assertGoodPassword(context, userId, body.newPassword);
    const hash = await hashPassword(context, body.newPassword);
    const change = { userId, hash, now: new Date(), endSessionsExcept: body.signOutOthers ? sessionId : null };
    await changeWithNotice(context, { userId, locale: toLocale(query.locale) }, PASSWORD_CHANGED, (transaction) =>
      changePassword(transaction, change).then(() => true),
    );
    return null;
  });

  route(app, calls.changeEmail, async ({ body, query }, context) => {
    const userId = requireSignedInUserId(context);
    const email = body.email.trim().toLowerCase();
    if (!isEmail(email)) throw new ApiFailure("email_invalid", { details: { fieldName: "email" } });
    await requirePassword(context, userId, body.currentPassword);
    const recipient = await findMailRecipient(context.get("database"), userId);
    if (recipient?.email === email) throw new ApiFailure("email_unchanged", { details: { fieldName: "email" } });
    return { link: await sendEmailLink(context, { userId, locale: toLocale(query.locale) }, email) };
  });

  route(app, calls.sendActivationMail, async ({ query }, context) => {
    const userId = requireSignedInUserId(context);
    const recipient = await findMailRecipient(context.get("database"), userId);
    if (recipient?.isConfirmed) throw new ApiFailure("already_activated");
    return { link: await sendActivationLink(context, { userId, locale: toLocale(query.locale) }) };
  });
}

async function assertGoodPassword(context: ApiContext, userId: string, password: string): Promise<void> {
  const owner = await findMailRecipient(context.get("database"), userId);
  const problem = findPasswordProblem(password, owner ?? { username: "", email: "" });
  if (problem) throw new ApiFailure("password_invalid", { details: { fieldName: "newPassword", message: problem } });
}
