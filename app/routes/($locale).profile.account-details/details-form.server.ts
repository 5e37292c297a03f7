import * as z from "zod";
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH, updateProfile } from "~contract/calls/profile";
import { problemAt, type Problems } from "~/server/profile-problems.server";
import type { DetailsBase, DetailsResult, DetailsValues } from "~/view-models/account-details";

export const SECURITY_FORMS = [
  z.object({ intent: z.literal("send-activation") }),
  z.object({ intent: z.literal("change-email"), newEmail: z.string(), emailPassword: z.string() }),
  z.object({
    intent: z.literal("change-password"),
    currentPassword: z.string(),
    newPassword: z.string(),
    signOutOthers: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("end-session"), sessionId: z.string() }),
  z.object({ intent: z.literal("end-others") }),
  z.object({ intent: z.literal("end-tool"), connectionId: z.string() }),
] as const;

type ProfileChanges = z.input<typeof updateProfile.body>;

const detailsValues = z.object({
  username: z.string(),
  name: z.string(),
  description: z.string(),
  birthdate: z.string(),
  countryCode: z.string(),
  marketingConsent: z.boolean(),
  digestConsent: z.boolean(),
});

/** Browsers submit CRLF in a text area; the API stores and counts LF. */
const lines = z.string().transform((text) => text.replaceAll("\r\n", "\n"));

const detailsBase = z.string().transform((text, context): DetailsBase => {
  const base = z.object({ version: z.string(), values: detailsValues }).safeParse(parseJson(text));
  if (base.success) return base.data;
  context.addIssue({ code: "custom", message: "is not what the form was filled with" });
  return z.NEVER;
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const accountForm = z.discriminatedUnion("intent", [
  z.object({
    ...detailsValues.shape,
    intent: z.literal("save"),
    base: detailsBase,
    description: lines,
    marketingConsent: z.literal("on").optional(),
    digestConsent: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("remove-picture") }),
  z.object({ intent: z.literal("delete"), confirmation: z.string(), deletionPassword: z.string() }),
  ...SECURITY_FORMS,
]);

export type DetailsForm = Extract<z.output<typeof accountForm>, { intent: "save" }>;

export function savedDetails(fields: URLSearchParams): DetailsResult | null {
  const form = accountForm.safeParse(Object.fromEntries(fields)).data;
  if (form?.intent !== "save") return null;
  return { ok: false, error: "session_ended", values: valuesOf(form), base: form.base };
}

export function valuesOf({ username, name, description, birthdate, countryCode, ...consents }: DetailsForm) {
  const values: DetailsValues = {
    username: username.trim(),
    name: name.trim(),
    description: description.trim(),
    birthdate,
    countryCode,
    marketingConsent: consents.marketingConsent === "on",
    digestConsent: consents.digestConsent === "on",
  };
  return values;
}

export function toChanges(
  values: DetailsValues,
  base: DetailsBase,
): { changes: ProfileChanges } | { problems: Problems } {
  const parsed = updateProfile.body.safeParse({ profileVersion: base.version, ...changedFields(values, base.values) });
  const problems: Problems = {};
  for (const { path } of parsed.error?.issues ?? []) Object.assign(problems, problemAt(path[0]));
  const isNewName = values.username !== base.values.username;
  if (isNewName && !hasAllowedLength(values.username)) problems.username = "username_invalid";
  return parsed.success && Object.keys(problems).length === 0 ? { changes: parsed.data } : { problems };
}

function hasAllowedLength({ length }: string): boolean {
  return length >= MIN_USERNAME_LENGTH && length <= MAX_USERNAME_LENGTH;
}

function changedFields(values: DetailsValues, before: DetailsValues): Record<string, string | boolean | null> {
  const changed = Object.entries(values).filter(([field, value]) => before[field as keyof DetailsValues] !== value);
  return Object.fromEntries(
    changed.map(([field, value]) => [field, value === "" && field !== "username" ? null : value]),
  );
}

export type SecurityForm = z.output<(typeof SECURITY_FORMS)[number]>;
