import * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { TextParams } from "~/i18n/text-keys";
import { REVIEW_ERRORS, type ReviewRefusal } from "~/view-models/reviews-page";
import {
  answerPlayerReview,
  deletePlayerReview,
  deletePlayerReviewAnswer,
  putPlayerReview,
  voteForPlayerReview,
} from "~contract/calls/player-reviews";
import { MAX_REVIEW_ANSWER_LENGTH, MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH } from "~contract/entities/player-review";
import type { PageContext } from "./page-context.server";
import { redirectWhenSignedOut } from "./protected-page.server";
import { refusalCode, refusalStatus } from "./refusal-code.server";

const LIMITS = { min: MIN_REVIEW_LENGTH, max: MAX_REVIEW_LENGTH } as const satisfies TextParams;
const INCOMPLETE_STATUS = 422;

/** Browsers send a line break as CRLF and count it as one character. */
const text = z
  .string()
  .default("")
  .transform((typed) => typed.replaceAll("\r\n", "\n").trim());

const writing = z.object({
  intent: z.literal("write"),
  text,
  vote: z.enum(["yes", "no"]).nullable().catch(null),
});

export const reviewForm = z.discriminatedUnion("intent", [
  writing,
  z.object({ intent: z.literal("delete") }),
  z.object({ intent: z.literal("answer"), reviewId: z.uuid(), gameId: z.uuid(), text }),
  z.object({ intent: z.literal("delete-answer"), reviewId: z.uuid(), gameId: z.uuid() }),
  z.object({ intent: z.enum(["helpful", "not-helpful"]), reviewId: z.uuid() }),
]);

type ReviewForm = z.output<typeof reviewForm>;
type Writing = z.output<typeof writing>;
type Answering = Extract<ReviewForm, { intent: "answer" }>;

/** Answers a form of the page of a game's reviews: back to where it was sent from, or what is wrong with it. */
export async function changeReviews(page: PageContext, gameId: string, form: ReviewForm) {
  const here = page.url.pathname + page.url.search;
  try {
    switch (form.intent) {
      case "write":
        return await write(page, { gameId, form, here });
      case "delete":
        await page.api(deletePlayerReview, { params: { gameId } });
        return await page.redirectWithToast(here, { type: "success", message: page.t("reviews.deleted") });
      case "answer":
        return await answer(page, { form, here });
      case "delete-answer": {
        const { gameId: ofGame, reviewId } = form;
        await page.api(deletePlayerReviewAnswer, { params: { gameId: ofGame, reviewId } });
        return page.redirectTo(`${here}#review-${reviewId}`);
      }
      case "helpful":
      case "not-helpful": {
        const { reviewId, intent } = form;
        await page.api(voteForPlayerReview, { params: { reviewId }, body: { isHelpful: intent === "helpful" } });
        return page.redirectTo(`${here}#review-${reviewId}`);
      }
    }
  } catch (error) {
    return refuse(page, form, error);
  }
}

type Written = { gameId: string; form: Writing; here: string };

async function write(page: PageContext, { gameId, form: { text, vote }, here }: Written) {
  const { api, t, locale } = page;
  const problems = {
    ...((text.length < MIN_REVIEW_LENGTH || text.length > MAX_REVIEW_LENGTH) && {
      text: t("reviews.error.text", LIMITS),
    }),
    ...(vote === null && { vote: t("reviews.error.vote") }),
  };
  if (vote === null || Object.keys(problems).length > 0) {
    const refusal = { ok: false, error: "fields_wrong", problems, values: { text, vote } } as const;
    return page.json<ReviewRefusal>(refusal, { status: INCOMPLETE_STATUS });
  }
  await api(putPlayerReview, { params: { gameId }, body: { text, isRecommended: vote === "yes", locale } });
  return page.redirectWithToast(here, { type: "success", message: t("reviews.saved") });
}

async function answer({ api, json, redirectTo, t }: PageContext, { form, here }: { form: Answering; here: string }) {
  const { gameId, reviewId, text: typed } = form;
  if (typed === "" || typed.length > MAX_REVIEW_ANSWER_LENGTH) {
    const problems = { answer: t("reviews.error.answer", { max: MAX_REVIEW_ANSWER_LENGTH }) };
    const refusal = { ok: false, error: "fields_wrong", problems, answer: { reviewId, text: typed } } as const;
    return json<ReviewRefusal>(refusal, { status: INCOMPLETE_STATUS });
  }
  await api(answerPlayerReview, { params: { gameId, reviewId }, body: { text: typed } });
  return redirectTo(`${here}#review-${reviewId}`);
}

function refuse(page: PageContext, form: ReviewForm, error: unknown) {
  if (error instanceof Response) throw error;
  redirectWhenSignedOut(error, page);
  const code = refusalCode(error, REVIEW_ERRORS, "unreachable");
  const message = page.t(`reviews.error.${code}`, { word: refusedWord(error) });
  const field = form.intent === "answer" ? "answer" : "text";
  const said = code === "text_refused" ? { problems: { [field]: message } } : { message };
  const refusal = { ok: false, error: code, ...said, ...typedIn(form) } as const;
  return page.json<ReviewRefusal>(refusal, { status: refusalStatus(code) });
}

/** What the page keeps in the form. */
function typedIn(form: ReviewForm): Pick<ReviewRefusal, "values" | "answer"> {
  if (form.intent === "write") return { values: { text: form.text, vote: form.vote } };
  return form.intent === "answer" ? { answer: { reviewId: form.reviewId, text: form.text } } : {};
}

function refusedWord(error: unknown): string {
  if (!(error instanceof ClientError)) return "";
  return error.errors.find(({ code }) => code === "text_refused")?.details?.message ?? "";
}
