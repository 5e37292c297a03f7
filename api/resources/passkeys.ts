import * as calls from "~contract/calls/passkeys";
import { MAX_PASSKEYS, type Passkey } from "~contract/entities/passkey";
import type { ApiApp, ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { askForNewPasskey, askForPasskey, checkPasskey, storePasskey } from "../identity/passkeys";
import { requirePassword } from "../identity/passwords";
import { requirePlayer } from "../identity/require-session";
import { readRecoveryCodes, startSecondFactor } from "../identity/second-factor";
import { changeWithNotice } from "../identity/send-account-mails";
import { toLocale } from "../login/languages";
import { route } from "../route";
import { countPasskeys, deletePasskey, isPasskeyOf, listPasskeysOf, recordPasskeyUse } from "../store/account/passkeys";
import { hasSecondFactor, requireSecondFactorOf } from "../store/account/second-factor";
import { endSessionOfToken, recordConfirmation } from "../store/account/sessions";

export function registerPasskeys(app: ApiApp): void {
  route(app, calls.listPasskeys, async (_input, context) => ({
    passkeys: await listPasskeysOf(context.get("database"), requirePlayer(context).userId),
  }));

  route(app, calls.startPasskey, async ({ body: { currentPassword } }, context) => {
    const { userId, username } = requirePlayer(context);
    await requirePassword(context, userId, currentPassword);
    await assertRoomForPasskey(context, userId);
    if (!(await hasSecondFactor(context.get("database"), userId))) await startSecondFactor(context, currentPassword);
    return askForNewPasskey(context, username ?? "");
  });

  route(app, calls.addPasskey, async ({ body, query }, context) => {
    const { userId } = requirePlayer(context);
    await assertRoomForPasskey(context, userId);
    const isProtected = await hasSecondFactor(context.get("database"), userId);
    const recoveryCodes = isProtected ? null : await readRecoveryCodes(context, userId);
    const isRecoverable = isProtected || recoveryCodes !== null;
    const stored = isRecoverable ? await storePasskey(context, body, !isProtected) : null;
    if (!stored) throw new ApiFailure("passkey_not_accepted");
    if (stored.newSession) await protectBy(context, userId, stored.newSession);
    const added = await findOwn(context, userId, stored.passkeyId);
    const notice = { mail: "passkey-added", name: added.name } as const;
    // The identity library has stored it in a transaction of its own.
    const isStored = () => Promise.resolve(true);
    await changeWithNotice(context, { userId, locale: toLocale(query.locale) }, notice, isStored);
    return { passkey: added, recoveryCodes };
  });

  route(app, calls.removePasskey, async ({ params: { passkeyId }, body: { currentPassword } }, context) => {
    const { userId } = requirePlayer(context);
    await requirePassword(context, userId, currentPassword);
    return { name: await deletePasskey(context.get("database"), { userId, passkeyId }) };
  });

  route(app, calls.startPasskeyConfirmation, async (_input, context) => {
    const { userId } = requirePlayer(context);
    if ((await countPasskeys(context.get("database"), userId)) === 0) throw new ApiFailure("passkey_not_found");
    return askForPasskey(context, true);
  });

  route(app, calls.confirmSessionByPasskey, async ({ body }, context) => {
    const { userId, sessionId } = requirePlayer(context);
    const database = context.get("database");
    const isOwn = await isPasskeyOf(database, userId, body.credential.id);
    const checked = isOwn ? await checkPasskey(context, body) : null;
    if (!checked) throw new ApiFailure("passkey_not_accepted");
    // The library begins a session with each right answer; nobody gets this one.
    await endSessionOfToken(database, checked.token);
    await recordPasskeyUse(database, body.credential.id, new Date());
    await recordConfirmation(database, { userId, sessionId }, new Date());
    return null;
  });
}

async function assertRoomForPasskey(context: ApiContext, userId: string): Promise<void> {
  if ((await countPasskeys(context.get("database"), userId)) >= MAX_PASSKEYS)
    throw new ApiFailure("passkeys_exhausted");
}

/** As when an app is confirmed: a new session takes the place of all that began with a password only. */
async function protectBy(
  context: ApiContext,
  userId: string,
  { token, setCookies }: { token: string; setCookies: readonly string[] },
): Promise<void> {
  await requireSecondFactorOf(context.get("database"), { userId, token, now: new Date() });
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
}

async function findOwn(context: ApiContext, userId: string, passkeyId: string): Promise<Passkey> {
  const own = await listPasskeysOf(context.get("database"), userId);
  const found = own.find((one) => one.passkeyId === passkeyId);
  if (!found) throw new Error("The passkey was not stored");
  return found;
}
