import * as z from "zod";
import { defineCall } from "../define-call";
import { noBody, noParams } from "./request-parts";

const password = z.object({ currentPassword: z.string() });
const MAX_CODE_LENGTH = 20;
const code = z.string().trim().max(MAX_CODE_LENGTH);
const recoveryCodes = z.array(z.string());

/** `isSetUp`: a password alone does not log in. `hasApp`: codes of an app are accepted, not recovery codes only. */
export const getSecondFactor = defineCall({
  name: "getSecondFactor",
  summary: "Whether log-in asks for more than a password, and whether there is an authenticator app.",
  method: "GET",
  path: "/profile/second-factor",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ isSetUp: z.boolean(), hasApp: z.boolean() }),
  errorCodes: ["sign_in_required"],
});

/** `code` is of the app or a recovery code; it is needed where the account has a second factor. */
export const confirmSession = defineCall({
  name: "confirmSession",
  summary: "Confirms that the session is still the account's own, as the desk's calls with sudo ask.",
  method: "POST",
  path: "/profile/confirmation",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.strictObject({ ...password.shape, code: code.optional() }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "second_factor_code_wrong"],
});

/**
 * Counts once it is confirmed; started again, the codes before are void, those beside a passkey as well. `address` is an
 * otpauth: URI.
 */
export const startSecondFactor = defineCall({
  name: "startSecondFactor",
  summary: "Creates the secret of an authenticator app, and codes for the day it is lost.",
  method: "POST",
  path: "/profile/second-factor",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: password,
  data: z.object({ address: z.string(), secret: z.string(), recoveryCodes }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "second_factor_exists"],
});

/** Ends all other sessions: they were started without a code. */
export const confirmSecondFactor = defineCall({
  name: "confirmSecondFactor",
  summary: "Confirms the authenticator app by one of its codes; log-in asks for one from then on.",
  method: "PUT",
  path: "/profile/second-factor",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ code }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "second_factor_code_wrong", "second_factor_missing"],
});

export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  summary: "Creates new recovery codes; those before are void.",
  method: "POST",
  path: "/profile/second-factor/recovery-codes",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: password,
  data: z.object({ recoveryCodes }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password", "second_factor_missing"],
});

/** Owners of the portal keep theirs. */
export const removeSecondFactor = defineCall({
  name: "removeSecondFactor",
  summary: "Removes the authenticator app and all passkeys; log-in asks for the password only.",
  method: "POST",
  path: "/profile/second-factor/removal",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: password,
  data: z.unknown(),
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "wrong_password",
    "second_factor_missing",
    "second_factor_required",
  ],
});
