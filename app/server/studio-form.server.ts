import type * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { TextParams, Translate } from "~/i18n/text-keys";
import {
  STUDIO_ERRORS,
  type FormName,
  type StudioError,
  type StudioRefusal,
} from "~/view-models/studio/studio-refusal";
import {
  MAX_DECLARED_HOSTS,
  MAX_GAME_PICTURE_BYTES,
  MAX_GAME_TITLE_LENGTH,
  MAX_SHORT_DESCRIPTION_LENGTH,
} from "~contract/calls/developer-games";
import { MAX_APPLICATION_LENGTH } from "~contract/calls/developer-studios";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH } from "~contract/entities/bearer-token";
import { MAX_NOTES_LENGTH } from "~contract/entities/developer-game";
import { MAX_STUDIO_NAME_LENGTH } from "~contract/entities/studio-content";
import type { PageContext } from "./page-context.server";
import { redirectWhenSignedOut } from "./protected-page.server";
import { refusalCode, refusalStatus } from "./refusal-code.server";

export const STUDIO_LIMITS = {
  maxName: MAX_STUDIO_NAME_LENGTH,
  maxTitle: MAX_GAME_TITLE_LENGTH,
  maxDescription: MAX_SHORT_DESCRIPTION_LENGTH,
  maxMessage: MAX_APPLICATION_LENGTH,
  maxTokenName: MAX_TOKEN_NAME_LENGTH,
  maxDays: MAX_TOKEN_DAYS,
  maxNotes: MAX_NOTES_LENGTH,
  maxHosts: MAX_DECLARED_HOSTS,
  maxPicture: MAX_GAME_PICTURE_BYTES / (1024 * 1024),
} as const satisfies TextParams;

const FIELDS_REFUSED: StudioError = "invalid_request_payload";

/** The field that a code of the API is about. */
const FIELDS: Partial<Record<StudioError, string>> = {
  game_bundle_too_big: "file",
  game_name_empty: "name",
  game_name_taken: "name",
  game_name_too_long: "name",
  game_picture_too_large: "file",
  image_invalid_aspect_ratio: "file",
  image_too_small: "file",
  invalid_characters_in_name: "name",
  invalid_image: "file",
  publish_date_past: "wishedDate",
  short_description_too_long: "description",
  storage_quota_exceeded: "file",
  studio_name_taken: "name",
  testers_exhausted: "username",
  track_name_taken: "name",
  unsupported_graphic_format: "file",
  user_not_found: "username",
  version_number_too_low: "version",
  video_not_allowed_as_image: "file",
};

/** Of the API's fields with a text, those that a form calls otherwise. */
const TEXT_FIELDS: Record<string, string> = { title: "name", shortDescription: "description" };

/** What a form finds wrong before the API is called, by field. */
export class WrongFields extends Error {
  constructor(readonly fields: Record<string, StudioError>) {
    super(`wrong: ${Object.keys(fields).join(", ")}`);
  }
}

/** Parses a call's body; `errors` says what is wrong with a field. Throws WrongFields. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  values: z.input<Schema>,
  errors: Record<string, StudioError>,
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap(({ path: [field] }) => {
    const error = errors[String(field)];
    return error ? [[String(field), error] as const] : [];
  });
  throw new WrongFields(Object.fromEntries(fields));
}

type SentForm = FormName & { values: Record<string, string> };
type Change = { message: string; href: string };

/** Makes a form's change: redirects with a toast, or says at the fields what is wrong. */
export async function respondToStudioForm(context: PageContext, form: SentForm, change: () => Promise<Change>) {
  try {
    const { message, href } = await change();
    return await context.redirectWithToast(href, { type: "success", message });
  } catch (error) {
    return refuseStudioForm(context, form, error);
  }
}

export function refuseStudioForm(context: PageContext, form: SentForm, error: unknown) {
  if (error instanceof Response) throw error;
  redirectWhenSignedOut(error, context);
  const refusal = toStudioRefusal(error, form, context.t);
  return context.json<StudioRefusal>(refusal, { status: refusalStatus(refusal.error) });
}

/** For scripts, which a redirect to the login page would lead astray. */
export function refuseScript({ json, t }: PageContext, error: unknown) {
  if (error instanceof Response) throw error;
  const isSignedOut = error instanceof ClientError && error.has("sign_in_required");
  const refusal = toStudioRefusal(
    isSignedOut ? new WrongFields({ file: "signed_out" }) : error,
    { intent: "upload", values: {} },
    t,
  );
  return json<StudioRefusal>(refusal, { status: refusalStatus(refusal.error) });
}

function toStudioRefusal(error: unknown, { intent, subject, values }: SentForm, t: Translate): StudioRefusal {
  const word = refusedText(error)?.message ?? "";
  const fields = error instanceof WrongFields ? error.fields : fieldsOf(error);
  const problems = Object.entries(fields).map(([field, code]) => [field, studioErrorText(code, t, word)] as const);
  const code = error instanceof WrongFields ? FIELDS_REFUSED : refusalCode(error, STUDIO_ERRORS, "unreachable");
  const codes = problems.length > 0 ? [FIELDS_REFUSED] : [code, ...codesIn(error).filter((other) => other !== code)];
  return {
    ...{ ok: false, error: code, intent, values },
    ...(subject === undefined ? {} : { subject }),
    message: codes.map((each) => studioErrorText(each, t, word)).join(" "),
    problems: Object.fromEntries(problems),
  };
}

/** Publishing says at once all that is missing. */
function codesIn(error: unknown): StudioError[] {
  return error instanceof ClientError ? STUDIO_ERRORS.filter((code) => error.has(code)) : [];
}

function fieldsOf(error: unknown): Record<string, StudioError> {
  const codes = codesIn(error).flatMap((code) => (FIELDS[code] ? [[FIELDS[code], code] as const] : []));
  const refused = refusedText(error)?.fieldName?.replace(/^notes\./, "");
  return { ...Object.fromEntries(codes), ...(refused && { [TEXT_FIELDS[refused] ?? refused]: "text_refused" }) };
}

function refusedText(error: unknown) {
  return error instanceof ClientError ? error.errors.find(({ code }) => code === "text_refused")?.details : undefined;
}

/** `word` is one that the text must not contain. */
export function studioErrorText(code: StudioError, t: Translate, word = ""): string {
  return t(`studios.error.${code}`, { ...STUDIO_LIMITS, word });
}
