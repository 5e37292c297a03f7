import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { type TokenResult } from "~/view-models/desk/token-list";
import { createStaffToken, revokeStaffToken } from "~contract/calls/desk-tokens";
import { id } from "~contract/entities/identifiers";
import { answerDeskForm, respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

const creationForm = createStaffToken.body.extend({ intent: z.literal("create-token") });
const revocationForm = z.object({ intent: z.literal("revoke-token"), subject: id });

export function changeTokens(page: PageContext, form: DeskForm) {
  const { api, json, locale, t } = page;
  switch (form.intent) {
    case "create-token":
      return answerDeskForm(page, form, creationForm, async ({ name, permissions, expiryDays }) => {
        const { token, secret } = await api(createStaffToken, { body: { name, permissions, expiryDays } });
        return json<TokenResult>({ ok: true, name: token.name, secret });
      });
    case "revoke-token":
      return respondToDeskForm(page, form, revocationForm, async ({ subject: tokenId }) => {
        const { name } = await api(revokeStaffToken, { params: { tokenId } });
        return { href: deskPaths.tokens(locale), message: t("desk.tokenRevoked", { name }) };
      });
    default:
      throw badRequest();
  }
}
