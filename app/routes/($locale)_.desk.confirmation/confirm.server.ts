import { redirect } from "@remix-run/node";
import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { splitLocale } from "~/rules/locale-path";
import { answerDeskForm, SAME_FORM, type DeskForm } from "~/server/desk-form.server";
import type { PageContext } from "~/server/page-context.server";
import { passkeyField } from "~/server/passkey-field.server";
import { CONFIRMATION_INTENT, PASSKEY_PROOF, type ConfirmationResult } from "~/view-models/desk/confirmation";
import { confirmSessionByPasskey } from "~contract/calls/passkeys";
import { confirmSession } from "~contract/calls/second-factor";

const DESK = "/desk/";

const { currentPassword, code } = confirmSession.body.shape;
const proofForm = z.object({ confirmationPassword: currentPassword, confirmationCode: code });
const passkeyForm = z.object({ [PASSKEY_PROOF]: passkeyField(confirmSessionByPasskey.body) });

/** A page of the desk: never another site, nor this page again. */
export function returnAddress({ locale, url }: PageContext): string {
  const home = deskPaths.home(locale);
  const target = url.searchParams.get("target");
  if (target === null || !URL.canParse(target, url)) return home;
  const { origin, pathname, search } = new URL(target, url);
  const isOfDesk = splitLocale(pathname).path.startsWith(DESK) && pathname !== deskPaths.confirmation(locale);
  return origin === url.origin && isOfDesk ? pathname + search : home;
}

function textsIn(data: FormData) {
  return [...data].flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
}

export function confirm(page: PageContext, form: DeskForm) {
  const { api, json } = page;
  const kept = form.intent === CONFIRMATION_INTENT ? [] : textsIn(form.data);
  if ([...form.proof].length === 0) return json<ConfirmationResult>({ kept });
  const proof = { ...form, data: form.proof, shown: { kept } };
  if (form.proof.get(PASSKEY_PROOF)) {
    return answerDeskForm(page, proof, passkeyForm, async ({ [PASSKEY_PROOF]: body }) => {
      await api(confirmSessionByPasskey, { body });
      return leadBack(page, kept.length > 0);
    });
  }
  return answerDeskForm(page, proof, proofForm, async ({ confirmationPassword, confirmationCode }) => {
    const typedCode = confirmationCode === undefined ? {} : { code: confirmationCode };
    await api(confirmSession, { body: { currentPassword: confirmationPassword, ...typedCode } });
    return leadBack(page, kept.length > 0);
  });
}

function leadBack(page: PageContext, withForm: boolean) {
  const back = returnAddress(page);
  if (withForm) return redirect(back, SAME_FORM);
  return page.redirectWithToast(back, { type: "success", message: page.t("desk.confirmed") });
}
