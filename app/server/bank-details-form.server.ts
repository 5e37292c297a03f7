import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { studioPaths } from "~/studio-paths";
import { changeBankDetails } from "~contract/calls/earnings";
import { bankDetails } from "~contract/entities/earnings";
import { parseFields } from "./studio-form.server";

export const bankForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-bank"), holder: z.string(), iban: z.string(), otherAccount: z.string() }),
  z.object({ intent: z.literal("delete-bank") }),
]);

type ChangeContext = { api: CallApi; locale: Locale; t: Translate; studioId: string };

export async function changeBank({ api, locale, t, studioId }: ChangeContext, form: z.output<typeof bankForm>) {
  const href = studioPaths.earnings(locale, studioId);
  const params = { studioId };
  if (form.intent === "delete-bank") {
    await api(changeBankDetails, { params, body: { bankDetails: null } });
    return { message: t("studios.earn.bankDeleted"), href };
  }
  const { holder, iban, otherAccount } = form;
  const typed = { holder, iban: iban.trim() || null, otherAccount: otherAccount.trim() || null };
  const errors = { holder: "bank_holder_wrong", iban: "iban_wrong", otherAccount: "other_account_wrong" } as const;
  const body = { bankDetails: parseFields(bankDetails, typed, errors) };
  await api(changeBankDetails, { params, body });
  return { message: t("studios.earn.bankSaved"), href };
}
