import { redirect } from "@remix-run/node";
import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import type * as z from "zod";
import { ClientError } from "~/api-client/errors";
import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { Translate } from "~/i18n/text-keys";
import { canonicalDocumentPath } from "~/rules/locale-path";
import { PASSKEY_PROOF } from "~/view-models/desk/confirmation";
import { DESK_ERRORS, deskFormId, type DeskError, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import { MAX_LISTED_WORDS } from "~contract/entities/refused-word";
import type { PageContext } from "./page-context.server";
import { redirectWhenSignedOut } from "./protected-page.server";
import { refusalCode, refusalStatus } from "./refusal-code.server";
import { badRequest, readForm } from "./request-body.server";

/** The fields that a code of the API is about; a form has one of them. */
const FIELDS: Partial<Record<DeskError, string | string[]>> = {
  age_rating_not_set: "ageRating",
  already_staff: "username",
  challenge_ends_before_start: "endsAt",
  challenge_mode_unknown: "mode",
  challenge_picture_unknown: "art",
  codes_already_stored: "codes",
  feed_alias_taken: "feedAlias",
  game_description_empty: "shortDescription.en",
  game_is_blocked: "game",
  game_name_empty: "title",
  game_name_taken: "title",
  game_name_too_long: "title",
  game_not_found: "game",
  grants_exhausted: "amount",
  invalid_characters_in_name: "title",
  news_game_unknown: "gameId",
  no_changes: "role",
  page_picture_unknown: "picture",
  payout_too_high: "amount",
  publish_date_past: "publishDate",
  quest_alias_taken: "alias",
  quest_collection_unknown: "collectionAlias",
  quest_in_progress: "maximumProgress",
  quest_picture_unknown: "cover",
  quest_progress_too_high: "maximumProgress",
  share_date_past: "validFrom",
  studio_name_taken: "name",
  studio_picture_unknown: "pictureGameId",
  refund_too_high: "amount",
  second_factor_code_wrong: ["code", "confirmationCode"],
  sticker_alias_changed: "alias",
  sticker_alias_taken: "alias",
  suspension_end_invalid: "until",
  tag_alias_taken: "alias",
  tag_name_unknown: ["parent", "into", "moreTags"],
  tag_parent_invalid: "parent",
  user_not_found: "username",
  username_invalid: "username",
  username_taken: "username",
  username_wrong: "username",
  word_too_short: "words",
  words_exhausted: "words",
  wrong_password: ["currentPassword", "confirmationPassword"],
};

const FIELDS_WRONG = 422;
/** Typed again rather than sent back. */
const PROOF_FIELDS = ["confirmationPassword", "confirmationCode", PASSKEY_PROOF];
const SECRET_FIELDS = ["currentPassword", "code", ...PROOF_FIELDS];
/** Sends the form on, or back to the page that it was of. */
export const SAME_FORM = 307;

export type DeskForm = {
  data: FormData;
  /** What was typed to confirm the session, when the form comes from there. */
  proof: FormData;
  intent: string;
  formId: string;
  /** What a refusal has to show again besides the form. */
  shown?: object;
};
type Change = { message: string; href: string };

export async function readDeskForm(request: Request): Promise<DeskForm> {
  const data = await readForm(request).catch((error: unknown) => {
    // A truncated form is no fault of ours.
    throw error instanceof TypeError ? badRequest() : error;
  });
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const intent = text("intent") ?? "";
  return { data, proof: takeProof(data), intent, formId: deskFormId({ intent, subject: text("subject") }) };
}

function takeProof(data: FormData): FormData {
  const proof = new FormData();
  for (const name of PROOF_FIELDS) {
    for (const value of data.getAll(name)) proof.append(name, value);
    data.delete(name);
  }
  return proof;
}

/** Makes a form's change: redirects with a toast, or says at the fields what is wrong. */
export function respondToDeskForm<Schema extends z.ZodType>(
  page: PageContext,
  form: DeskForm,
  schema: Schema,
  change: (values: z.output<Schema>) => Promise<Change>,
) {
  return answerDeskForm(page, form, schema, async (values) => {
    const { message, href } = await change(values);
    return page.redirectWithToast(href, { type: "success", message });
  });
}

/** For forms whose answer is shown once and stored nowhere, so that no redirect can lead to it. */
export async function answerDeskForm<Schema extends z.ZodType, Answer>(
  page: PageContext,
  form: DeskForm,
  schema: Schema,
  answer: (values: z.output<Schema>) => Promise<Answer>,
) {
  const submission = parseWithZod(form.data, { schema, error: (issue) => fieldText(issue, page.t) });
  if (submission.status !== "success") {
    const reply = submission.reply({ hideFields: SECRET_FIELDS });
    const refusal: DeskFormResult = { ok: false, error: "fields_wrong", formId: form.formId, reply, ...form.shown };
    return page.json(refusal, { status: FIELDS_WRONG });
  }
  try {
    return await answer(submission.value);
  } catch (error) {
    return refuse(page, form, submission, error);
  }
}

function refuse(page: PageContext, { data, formId, shown }: DeskForm, submission: Submission<unknown>, error: unknown) {
  if (error instanceof Response) throw error;
  redirectWhenSignedOut(error, page);
  if (error instanceof ClientError && error.has("sudo_required")) {
    const { locale, url } = page;
    throw redirect(deskPaths.confirmation(locale, canonicalDocumentPath(url.pathname) + url.search), SAME_FORM);
  }
  const code = refusalCode(error, DESK_ERRORS, "unreachable");
  const field = [fieldOf(error, code) ?? []].flat().find((name) => data.has(name));
  const message = page.t(`desk.error.${code}`, { name: namedBy(error, code), max: groupDigits(MAX_LISTED_WORDS) });
  const fieldErrors = field === undefined ? {} : { [field]: [message] };
  const reply = submission.reply({ hideFields: SECRET_FIELDS, fieldErrors });
  const note = field === undefined ? { message } : {};
  const refusal: DeskFormResult = { ok: false, error: code, formId, reply, ...note, ...shown };
  return page.json(refusal, { status: refusalStatus(code) });
}

/** The API says it itself where a code may be about several fields. */
function fieldOf(error: unknown, code: DeskError) {
  return error instanceof ClientError ? (FIELDS[code] ?? detailsOf(error, code)?.fieldName) : undefined;
}

/** What the API calls unknown. */
function namedBy(error: unknown, code: DeskError): string {
  return error instanceof ClientError ? (detailsOf(error, code)?.message ?? "") : "";
}

const detailsOf = ({ errors }: ClientError, code: DeskError) => errors.find((one) => one.code === code)?.details;

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function fieldText(issue: Issue, t: Translate): string {
  const isOfText = "origin" in issue && issue.origin === "string";
  switch (issue.code) {
    case "invalid_type":
      return t(issue.input === undefined ? "desk.error.missing" : "desk.error.not_whole");
    case "too_small":
      if (issue.origin === "array") return t("desk.error.none_chosen");
      if (!isOfText) return t("desk.error.too_low", { min: Number(issue.minimum) });
      return issue.minimum === 1 ? t("desk.error.missing") : t("desk.error.too_short", { min: Number(issue.minimum) });
    case "too_big":
      return t(isOfText ? "desk.error.too_long" : "desk.error.too_high", { max: Number(issue.maximum) });
    default:
      return t(issue.input === undefined ? "desk.error.missing" : "desk.error.invalid");
  }
}
