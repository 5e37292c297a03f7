import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { answerDeskForm, respondToDeskForm, type DeskForm } from "~/server/desk-form.server";
import type { PageContext } from "~/server/page-context.server";
import { passkeyField } from "~/server/passkey-field.server";
import { badRequest } from "~/server/request-body.server";
import type { PasskeyAnswer } from "~/view-models/desk/passkeys";
import type { SecondFactorResult } from "~/view-models/desk/second-factor";
import { addPasskey, removePasskey, startPasskey, startPasskeyConfirmation } from "~contract/calls/passkeys";
import { newPasskey, passkeyName } from "~contract/entities/passkey";

const startForm = startPasskey.body.extend({ intent: z.literal("start-passkey"), name: passkeyName });
const additionForm = z.object({
  intent: z.literal("add-passkey"),
  name: passkeyName,
  passkey: passkeyField(newPasskey),
});
const removalForm = removePasskey.body.extend({ intent: z.literal("remove-passkey"), subject: z.uuid() });
const questionForm = z.object({ intent: z.literal("ask-passkey") });

/** Sent by scripts but for the removal: a device answers to them only. */
export async function changePasskeys(page: PageContext, form: DeskForm) {
  const { api, json, locale, t } = page;
  const href = deskPaths.secondFactor(locale);
  switch (form.intent) {
    case "start-passkey":
      return answerDeskForm(page, form, startForm, async ({ currentPassword, name }) => {
        const question = await api(startPasskey, { body: { currentPassword } });
        return json<SecondFactorResult>({ ok: true, asked: { question, name } });
      });
    case "add-passkey":
      return answerDeskForm(page, form, additionForm, async ({ name, passkey }) => {
        const { recoveryCodes } = await api(addPasskey, { query: { locale }, body: { ...passkey, name } });
        const message = t("desk.passkeyAdded", { name });
        if (recoveryCodes === null) return page.redirectWithToast(href, { type: "success", message });
        return json<SecondFactorResult>({ ok: true, recoveryCodes, message });
      });
    case "remove-passkey":
      return respondToDeskForm(page, form, removalForm, async ({ subject, currentPassword }) => {
        const { name } = await api(removePasskey, { params: { passkeyId: subject }, body: { currentPassword } });
        return { href, message: t("desk.passkeyRemoved", { name }) };
      });
    case "ask-passkey":
      return answerDeskForm(page, form, questionForm, async () =>
        json<PasskeyAnswer>({ ok: true, question: await api(startPasskeyConfirmation) }),
      );
    default:
      throw badRequest();
  }
}
