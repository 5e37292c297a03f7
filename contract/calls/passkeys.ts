import * as z from "zod";
import { defineCall } from "../define-call";
import { newPasskey, passkey, passkeyName, passkeyProof, passkeyQuestion } from "../entities/passkey";
import { localeQuery, noBody, noParams } from "./request-parts";

const password = z.object({ currentPassword: z.string() });

export const listPasskeys = defineCall({
  name: "listPasskeys",
  summary: "The account's passkeys.",
  method: "GET",
  path: "/profile/passkeys",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ passkeys: z.array(passkey) }),
  errorCodes: ["sign_in_required"],
});

/** Without a second factor, recovery codes are made as well; they count once the passkey is added. */
export const startPasskey = defineCall({
  name: "startPasskey",
  summary: "What the browser needs to make a passkey; counts once, for five minutes.",
  method: "POST",
  path: "/profile/passkeys/start",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: password,
  data: passkeyQuestion,
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "passkeys_exhausted"],
});

/** The first second factor of an account ends its other sessions, and comes with recovery codes; else they are null. */
export const addPasskey = defineCall({
  name: "addPasskey",
  summary:
    "Adds the passkey that a device made; log-in and confirmations accept it from then on, and a mail tells its owner.",
  method: "POST",
  path: "/profile/passkeys",
  access: "signed-in",
  params: noParams,
  query: localeQuery,
  body: newPasskey.extend({ name: passkeyName }),
  data: z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "passkey_not_accepted", "passkeys_exhausted"],
});

/** What is left last of a second factor ends by `removeSecondFactor`. */
export const removePasskey = defineCall({
  name: "removePasskey",
  summary: "Removes a passkey of the account.",
  method: "POST",
  path: "/profile/passkeys/{passkeyId}/removal",
  access: "signed-in",
  params: z.object({ passkeyId: z.uuid() }),
  query: noParams,
  body: password,
  data: z.object({ name: z.string() }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "passkey_not_found", "last_passkey"],
});

export const startPasskeyConfirmation = defineCall({
  name: "startPasskeyConfirmation",
  summary: "What the browser needs to answer with one of the account's passkeys; counts once, for five minutes.",
  method: "POST",
  path: "/profile/confirmation/passkey/start",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: passkeyQuestion,
  errorCodes: ["sign_in_required", "passkey_not_found"],
});

export const confirmSessionByPasskey = defineCall({
  name: "confirmSessionByPasskey",
  summary: "Confirms that the session is still the account's own, without password and code.",
  method: "POST",
  path: "/profile/confirmation/passkey",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: passkeyProof,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "passkey_not_accepted"],
});
