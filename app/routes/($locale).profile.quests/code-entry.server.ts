import * as z from "zod";
import { formatReward } from "~/i18n/format-number";
import type { PageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { CODE_ERRORS, type CodeError } from "~/view-models/quest-page";
import { enterCode } from "~contract/calls/quests";

export const codeForm = z.object({ code: z.string().transform((text) => text.trim()) });

export async function redeemQuestCode({ api, t }: PageContext, code: string): Promise<string> {
  const { gift, partner } = await api(enterCode, { body: { code } });
  if (partner) return t("questPage.linked", { account: partner.accountName, partner: partner.name });
  return gift ? t("questPage.gift", { amount: formatReward(gift) }) : t("questPage.entered");
}

export function codeErrorOf(error: unknown): CodeError {
  return refusalCode(error, CODE_ERRORS, "unreachable");
}
