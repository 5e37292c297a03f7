import { deleteCookie } from "hono/cookie";
import type { PasskeyProof } from "~contract/entities/passkey";
import type { ApiContext } from "../api-context";
import { recordPasskeyUse } from "../store/account/passkeys";
import { checkPasskey, unrememberedCookie } from "./passkeys";
import { cookieName, isCookieSecure } from "./session-cookies";
import { isCodeExpected, keptCookies, takeOverGuest } from "./verify-second-factor";

type PasskeyLogIn = PasskeyProof & { isRemembered: boolean };

/** Without or after a password: a verified passkey is both factors. Returns the cookies, or null where it is not right. */
export async function logInByPasskey(
  context: ApiContext,
  { isRemembered, ...proof }: PasskeyLogIn,
): Promise<string[] | null> {
  const isSecondStep = isCodeExpected(context);
  // What was chosen beside the password counts there.
  const cookies = isSecondStep ? keptCookies(context) : isRemembered ? [] : [unrememberedCookie(context)];
  const checked = await checkPasskey(context, proof, cookies);
  if (!checked) return null;
  await recordPasskeyUse(context.get("database"), proof.credential.id, new Date());
  await takeOverGuest(context, checked.userId);
  forgetStepsBefore(context, isSecondStep || !isRemembered);
  return checked.setCookies;
}

function forgetStepsBefore(context: ApiContext, keepsSessionType: boolean): void {
  const configuration = context.get("configuration");
  const cookies = ["second-factor" as const, ...(keepsSessionType ? [] : ["SESSION_TYPE" as const])];
  for (const cookie of cookies) {
    deleteCookie(context, cookieName(cookie, configuration), { secure: isCookieSecure(configuration) });
  }
}
