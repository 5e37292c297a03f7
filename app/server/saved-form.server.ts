import { deflateRawSync, inflateRawSync } from "node:zlib";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { hostCookieName, isCookieSecure, signingSecret } from "./signed-cookie.server";
import { readForm } from "./request-body.server";

const OWNER_FIELD = "owner";
const MAX_AGE_SECONDS = 10 * 60;
/** Browsers drop cookies above 4096 bytes, including name and signature. */
const MAX_PACKED_CHARACTERS = 2_600;
/** Limit against decompression bombs. */
const MAX_TEXT_BYTES = 64 * 1024;

const cookie = createCookie(hostCookieName("kept-form"), {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isCookieSecure,
  maxAge: MAX_AGE_SECONDS,
  secrets: [signingSecret],
});

const savedForm = z.object({ path: z.string(), fields: z.string() });

/** Returns a cookie with an expired session's form, without passwords and files; null when it is too long. */
export async function saveForm(request: Request): Promise<string | null> {
  const fields = await typedFields(request);
  if (!fields?.get(OWNER_FIELD)) return null;
  const json = JSON.stringify({ path: new URL(request.url).pathname, fields: fields.toString() });
  const packed = deflateRawSync(json).toString("base64url");
  return packed.length > MAX_PACKED_CHARACTERS ? null : cookie.serialize(packed);
}

export async function consumeSavedForm(
  request: Request,
  userId: string | undefined,
): Promise<{ fields: URLSearchParams; expiredCookie: string } | null> {
  const saved = parseSavedForm(await cookie.parse(request.headers.get("cookie")));
  if (saved?.path !== new URL(request.url).pathname) return null;
  const fields = new URLSearchParams(saved.fields);
  if (fields.get(OWNER_FIELD) !== userId) return null;
  return { fields, expiredCookie: await expiredFormCookie() };
}

export function expiredFormCookie(): Promise<string> {
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

function parseSavedForm(packed: unknown): z.output<typeof savedForm> | null {
  if (typeof packed !== "string" || packed === "") return null;
  try {
    const text = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: MAX_TEXT_BYTES * 2 });
    return savedForm.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}
