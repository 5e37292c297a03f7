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

/** Beside an authenticator app only: its recovery codes are for the day that the device is lost. */
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
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "wrong_password",
    "second_factor_missing",
    "passkeys_exhausted",
  ],
});

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
  data: passkey,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "second_factor_missing",
    "passkey_not_accepted",
    "passkeys_exhausted",
  ],
});

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
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "passkey_not_found"],
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
