import * as z from "zod";
import { defineCall } from "../define-call";
import { privacyChoices } from "../entities/privacy";
import { profile, signUpStepName, signUpStepStatus } from "../entities/profile";
import { publicProfile } from "../entities/user";
import { localeQuery, noBody, noParams } from "./request-parts";

export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 24;
export const MAX_NAME_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const getProfile = defineCall({
  name: "getProfile",
  summary: "The signed-in user's own profile.",
  method: "GET",
  path: "/profile",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: profile,
  errorCodes: ["sign_in_required"],
});

/** Null clears a field. `profileVersion` is the userVersion that was edited. */
export const updateProfile = defineCall({
  name: "updateProfile",
  summary: "Changes the sent fields of the profile.",
  method: "PATCH",
  path: "/profile",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({
    profileVersion: z.string(),
    username: z.string().trim().optional(),
    name: z.string().trim().max(MAX_NAME_LENGTH).nullish(),
    description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).nullish(),
    birthdate: z.iso.date().nullish(),
    countryCode: countryCode.nullish(),
    defaultRegion: z.string().max(60).nullish(),
    marketingConsent: z.boolean().optional(),
    digestConsent: z.boolean().optional(),
    privacy: privacyChoices.partial().optional(),
  }),
  data: profile,
  errorCodes: [
    ...([
      "sign_in_required",
      "invalid_request_payload",
      "username_invalid",
      "username_locked",
      "username_taken",
    ] as const),
    ...(["text_refused", "version_conflict"] as const),
  ],
});

/** The body is a JPEG, PNG, WebP, AVIF or GIF file, which the server re-encodes. */
export const putPicture = defineCall({
  name: "putPicture",
  summary: "Replaces the profile's picture by an uploaded file.",
  method: "PUT",
  path: "/profile/picture",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: profile,
  errorCodes: ["sign_in_required", "invalid_picture", "picture_blocked", "picture_too_large"],
});

export const deletePicture = defineCall({
  name: "deletePicture",
  summary: "Removes the profile's picture.",
  method: "DELETE",
  path: "/profile/picture",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: profile,
  errorCodes: ["sign_in_required"],
});

export const changeSignUpStep = defineCall({
  name: "changeSignUpStep",
  summary: "Starts or skips a sign-up step.",
  method: "PATCH",
  path: "/profile/sign-up-steps/{stepName}",
  access: "signed-in",
  params: z.object({ stepName: signUpStepName }),
  query: noParams,
  body: z.object({ status: signUpStepStatus.extract(["IN_PROGRESS", "SKIPPED"]) }),
  data: profile,
  errorCodes: ["sign_in_required", "invalid_request_payload", "sign_up_step_closed"],
});

/** Needs the password besides the session. */
export const deleteProfile = defineCall({
  name: "deleteProfile",
  summary: "Deletes the account and its personal data.",
  method: "DELETE",
  path: "/profile",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ password: z.string() }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "wrong_password"],
});

export const getUser = defineCall({
  name: "getUser",
  summary: "A user's public profile, as far as the viewer may see it.",
  method: "GET",
  path: "/gxc/users/{username}",
  access: "everyone",
  params: z.object({ username: z.string() }),
  query: localeQuery,
  body: noBody,
  data: publicProfile,
  errorCodes: ["user_not_found"],
});
