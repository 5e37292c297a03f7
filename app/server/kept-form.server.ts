import { deflateRawSync, inflateRawSync } from "node:zlib";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { boundCookieName, isCookieSecure } from "./bound-cookie.server";
import { readForm } from "./request-body.server";
import { signingSecret } from "./signing-secret.server";

/** Name of the hidden field that says whose form it is; forms without it are not kept. */
const OWNER_FIELD = "owner";
const KEPT_SECONDS = 10 * 60;
/** Browsers drop cookies above 4096 bytes, with their name and what the signature adds. */
const MAX_PACKED_CHARACTERS = 2_600;
/** Far above any form's text, far below what could hurt when it is unpacked. */
const MAX_TEXT_BYTES = 64 * 1024;

const cookie = createCookie(boundCookieName("kept-form"), {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isCookieSecure,
  maxAge: KEPT_SECONDS,
  secrets: [signingSecret],
});

const keptForm = z.object({ path: z.string(), fields: z.string() });

/**
 * Keeps what was typed into a form whose session has ended, in the browser of who typed it, until its owner has logged
 * in again. Passwords and files are never kept, and a text too long for a cookie is not either.
 * @returns the cookie to set, or null
 */
export async function keepForm(request: Request): Promise<string | null> {
  const fields = await typedFields(request);
  if (!fields?.get(OWNER_FIELD)) return null;
  const kept = JSON.stringify({ path: new URL(request.url).pathname, fields: fields.toString() });
  const packed = deflateRawSync(kept).toString("base64url");
  return packed.length > MAX_PACKED_CHARACTERS ? null : cookie.serialize(packed);
}

/**
 * The form that was kept for this page and this user, and the cookie that forgets it; null when there is none.
 */
export async function takeKeptForm(
  request: Request,
  userId: string | undefined,
): Promise<{ fields: URLSearchParams; forget: string } | null> {
  const kept = readKept(await cookie.parse(request.headers.get("cookie")));
  if (kept?.path !== new URL(request.url).pathname) return null;
  const fields = new URLSearchParams(kept.fields);
  if (fields.get(OWNER_FIELD) !== userId) return null;
  return { fields, forget: await forgottenForm() };
}

/** The cookie that forgets whatever form was kept. */
export function forgottenForm(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

async function typedFields(request: Request): Promise<URLSearchParams | null> {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return null;
  const form = await readForm(request, MAX_TEXT_BYTES).catch(() => new FormData());
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === "string" && !/password/i.test(name) ? [[name, value]] : [],
  );
  return new URLSearchParams(typed);
}

function readKept(packed: unknown): z.output<typeof keptForm> | null {
  if (typeof packed !== "string" || packed === "") return null;
  try {
    const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: MAX_TEXT_BYTES * 2 });
    return keptForm.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}
