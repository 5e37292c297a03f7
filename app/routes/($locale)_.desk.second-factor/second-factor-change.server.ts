import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { answerDeskForm, respondToDeskForm, type DeskForm } from "~/server/desk-form.server";
import type { PageContext } from "~/server/page-context.server";
import { badRequest } from "~/server/request-body.server";
import { toQrCode } from "~/server/qr-code.server";
import type { NewSecondFactor, SecondFactorResult } from "~/view-models/desk/second-factor";
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "~contract/calls/second-factor";

const MAX_ADDRESS_LENGTH = 500;
const CODE_SEPARATOR = " ";

const startForm = startSecondFactor.body.extend({ intent: z.literal("start") });
const renewalForm = renewRecoveryCodes.body.extend({ intent: z.literal("renew") });
const removalForm = removeSecondFactor.body.extend({ intent: z.literal("remove") });
/** The new secret is on the page only: the form sends it along, so that a wrong code does not lose it. */
const shownForm = z.object({
  address: z.url({ protocol: /^otpauth$/ }).max(MAX_ADDRESS_LENGTH),
  recoveryCodes: z
    .string()
    .regex(/^[\w-]+(?: [\w-]+)*$/)
    .max(MAX_ADDRESS_LENGTH),
});
const confirmationForm = confirmSecondFactor.body.extend({ intent: z.literal("confirm"), ...shownForm.shape });

export async function changeSecondFactor(page: PageContext, form: DeskForm) {
  const { api, json, locale, t } = page;
  const href = deskPaths.secondFactor(locale);
  switch (form.intent) {
    case "start":
      return answerDeskForm(page, form, startForm, async ({ currentPassword }) => {
        const { address, recoveryCodes } = await api(startSecondFactor, { body: { currentPassword } });
        return json<SecondFactorResult>({ ok: true, started: toNewSecondFactor(address, recoveryCodes) });
      });
    case "confirm":
      return respondToDeskForm(page, { ...form, shown: shownAgain(form) }, confirmationForm, async ({ code }) => {
        await api(confirmSecondFactor, { body: { code } });
        return { href, message: t("desk.secondFactorConfirmed") };
      });
    case "renew":
      return answerDeskForm(page, form, renewalForm, async ({ currentPassword }) => {
        const { recoveryCodes } = await api(renewRecoveryCodes, { body: { currentPassword } });
        return json<SecondFactorResult>({ ok: true, recoveryCodes });
      });
    case "remove":
      return respondToDeskForm(page, form, removalForm, async ({ currentPassword }) => {
        await api(removeSecondFactor, { body: { currentPassword } });
        return { href, message: t("desk.secondFactorRemoved") };
      });
    default:
      throw badRequest();
  }
}

function shownAgain({ data }: DeskForm): { started?: NewSecondFactor } {
  const { data: shown } = shownForm.safeParse(Object.fromEntries(data));
  return shown ? { started: toNewSecondFactor(shown.address, shown.recoveryCodes.split(CODE_SEPARATOR)) } : {};
}

function toNewSecondFactor(address: string, recoveryCodes: string[]): NewSecondFactor {
  const secret = new URL(address).searchParams.get("secret") ?? "";
  return { address, secret, qrCode: toQrCode(address), recoveryCodes };
}
