import * as z from "zod";
import { previewDrafts } from "~contract/calls/desk-preview";
import { contentKind } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import { countryCode } from "~contract/entities/page-content";
import type { Preview } from "../store/drafts/preview";
import { isSignature, signatureOf } from "./signature";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "preview";
/** The portal asks for a token with each page. */
const VALIDITY_MS = 60_000;

const subject = z.strictObject({ kind: contentKind, subjectId: id });
const claims = z.strictObject({
  at: z.iso.datetime(),
  drafts: previewDrafts,
  subject: subject.nullable(),
  country: countryCode.nullable(),
  expiresAt: z.iso.datetime(),
});

/** Lets whoever has it read, not write. */
export function signPreview(secret: string, { at, drafts, subject: one, country }: Preview, now: Date) {
  const expiresAt = new Date(now.getTime() + VALIDITY_MS);
  const stated = { at: at.toISOString(), drafts, subject: one, country, expiresAt: expiresAt.toISOString() };
  const payload = Buffer.from(JSON.stringify(stated)).toString("base64url");
  return { token: `${payload}.${signatureOf(secret, PURPOSE, payload)}`, expiresAt };
}

/** Null for a token that is forged or too old. */
export function readPreviewToken(secret: string, token: string, now: Date): Preview | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSignature(signature, secret, PURPOSE, payload)) return null;
  const { expiresAt, at, ...stated } = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return Date.parse(expiresAt) > now.getTime() ? { ...stated, at: new Date(at) } : null;
}
