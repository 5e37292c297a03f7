import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { Translate } from "~/i18n/text-keys";
import { readCodeLines } from "~/rules/code-lines";
import { addCodeBatch, MAX_BATCH_CODES, offerCode, withdrawCodeBatch, type CodeGift } from "~contract/calls/desk-codes";
import { deskReason } from "~contract/calls/desk-staff";
import { id } from "~contract/entities/identifiers";
import { MAX_REWARD_PIXELS } from "~contract/entities/quest-content";
import { pixelCurrency } from "~contract/entities/wallet";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const MAX_NAMED_LINES = 10;

const withdrawForm = z.object({ intent: z.literal("withdraw-codes"), subject: id, reason: deskReason });

/** Says which lines are wrong, never what stands there. */
const codeLines = (t: Translate) =>
  z.string().transform((text, context) => {
    const lines = readCodeLines(text);
    const wrong = lines.filter(({ code }) => !offerCode.safeParse(code).success).map(({ line }) => line);
    const refuse = (message: string) => context.issues.push({ code: "custom", message, input: undefined });
    if (lines.length === 0) refuse(t("desk.error.missing"));
    if (lines.length > MAX_BATCH_CODES) refuse(t("desk.error.too_many_codes", { max: groupDigits(MAX_BATCH_CODES) }));
    else if (wrong.length > 0) {
      const named = wrong.slice(0, MAX_NAMED_LINES).join(", ");
      refuse(t("desk.error.code_lines_wrong", { lines: wrong.length > MAX_NAMED_LINES ? `${named}, …` : named }));
    }
    return lines.map(({ code }) => code);
  });

const addForm = (t: Translate) =>
  z
    .object({
      intent: z.literal("add-codes"),
      codes: codeLines(t),
      amount: z.int().min(1).max(MAX_REWARD_PIXELS).optional(),
      currency: pixelCurrency.optional(),
    })
    .transform(({ codes, amount, currency }, context) => {
      const refuse = (field: string) =>
        context.issues.push({ code: "custom", message: t("desk.error.missing"), input: undefined, path: [field] });
      if (amount === undefined && currency !== undefined) refuse("amount");
      if (amount !== undefined && currency === undefined) refuse("currency");
      const gift: CodeGift = amount === undefined || currency === undefined ? null : { amount, currency };
      return { codes, gift };
    });

export async function changeCodes(page: PageContext, form: DeskForm, subjectId: string) {
  const { api, locale, t } = page;
  const href = deskPaths.questCodes(locale, subjectId);
  switch (form.intent) {
    case "add-codes":
      return respondToDeskForm(page, await withFile(form), addForm(t), async (body) => {
        const { number, added, ...left } = await api(addCodeBatch, { params: { subjectId }, body });
        const [repeated, known] = [groupDigits(left.repeated), groupDigits(left.known)];
        return { href, message: t("desk.codesAdded", { number, added: groupDigits(added), repeated, known }) };
      });
    case "withdraw-codes":
      return respondToDeskForm(page, form, withdrawForm, async ({ subject: batchId, reason }) => {
        const { number, withdrawn } = await api(withdrawCodeBatch, {
          params: { subjectId, batchId },
          body: { reason },
        });
        return { href, message: t("desk.codesWithdrawn", { number, withdrawn: groupDigits(withdrawn) }) };
      });
    default:
      throw badRequest();
  }
}

/** Its lines come after the typed ones, so that a refused form shows them all, with their numbers. */
async function withFile(form: DeskForm): Promise<DeskForm> {
  const { data } = form;
  const file = data.get("file");
  data.delete("file");
  if (!(file instanceof File) || file.size === 0) return form;
  const typed = data.get("codes");
  const texts = [typeof typed === "string" ? typed.trimEnd() : "", await file.text()];
  data.set("codes", texts.filter((text) => text !== "").join("\n"));
  return form;
}
