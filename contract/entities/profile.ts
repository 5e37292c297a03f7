import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id } from "./identifiers";
import { privacyChoices } from "./privacy";

export const signUpStepName = z.enum([
  "AVATAR",
  "DATE_OF_BIRTH",
  "MARKETING_CONSENT",
  "SIGN_UP_COMPLETE",
  "USERNAME",
  "USER_ACTIVATED",
  "USER_CREATED",
]);
export const signUpStepStatus = z.enum(["AVAILABLE", "BLOCKED", "DONE", "IN_PROGRESS", "SKIPPED"]);

export type SignUpStepName = z.infer<typeof signUpStepName>;
export type SignUpStepStatus = z.infer<typeof signUpStepStatus>;

export const signUpStep = z.object({
  stepName: signUpStepName,
  status: signUpStepStatus,
  completionDate: dateTime.nullable(),
  valueHint: z.string().nullable(),
});

/** Birthdate is a plain date (docs/product/entities.md#profile). */
export const profile = z.object({
  userId: id,
  userVersion: z.string(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  description: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  countryCode: z.string().nullable(),
  defaultRegion: z.string().nullable(),
  createdDate: dateTime,
  marketingConsent: z.boolean(),
  /** Extension: whether they get the digest. */
  digestConsent: z.boolean().nullish(),
  pictureUrl: assetUrl.nullable(),
  pictureVariants: z.array(assetVariant),
  signUpComplete: z.boolean(),
  signUpSteps: z.array(signUpStep),
  /** Extension. */
  privacy: privacyChoices.nullish(),
});

export type Profile = z.infer<typeof profile>;
