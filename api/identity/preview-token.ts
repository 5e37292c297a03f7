import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { previewDrafts } from "~contract/calls/desk-preview";
import { contentKind } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";
import type { Preview } from "../store/drafts/preview";

/** Signed as well: no other signature with the same secret is valid here. */
const PURPOSE = "preview";
/** The portal asks for a token with each page. */
const VALIDITY_MS = 60_000;

const subject = z.strictObject({ kind: contentKind, subjectId: id });
const claims = z.strictObject({
  at: z.iso.datetime(),
  drafts: previewDrafts,
  subject: subject.nullable(),
  expiresAt: z.iso.datetime(),
});

/** Lets whoever has it read, not write. */
export function signPreview(secret: string, { at, drafts, subject: one }: Preview, now: Date) {
  const expiresAt = new Date(now.getTime() + VALIDITY_MS);
  const stated = { at: at.toISOString(), drafts, subject: one, expiresAt: expiresAt.toISOString() };
  const payload = Buffer.from(JSON.stringify(stated)).toString("base64url");
  return { token: `${payload}.${signatureOf(secret, payload)}`, expiresAt };
}

/** Null for a token that is forged or too old. */
export function readPreviewToken(secret: string, token: string, now: Date): Preview | null {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const expected = Buffer.from(signatureOf(secret, payload));
  const actual = Buffer.from(signature);
  if (rest.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const { expiresAt, at, ...stated } = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return Date.parse(expiresAt) > now.getTime() ? { ...stated, at: new Date(at) } : null;
}

function signatureOf(secret: string, payload: string): string {
  return createHmac("sha256", secret).update(`${PURPOSE}\n${payload}`).digest("base64url");
}
