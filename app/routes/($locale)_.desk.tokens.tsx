import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { TokenList } from "~/components/desk/token-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { answerDeskForm, readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import { toTokenList, type TokenResult } from "~/view-models/desk/token-list";
import { createStaffToken, listStaffTokens, revokeStaffToken } from "~contract/calls/desk-tokens";
import { MAX_TOKEN_NAME_LENGTH } from "~contract/entities/bearer-token";
import { id } from "~contract/entities/identifiers";

const creationForm = createStaffToken.body.extend({ intent: z.literal("create-token") });
const revocationForm = z.object({ intent: z.literal("revoke-token"), subject: id });

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const { tokens } = await callApi(listStaffTokens);
  const description = { title: t("desk.tokens"), description: t("site.description"), noindex: true };
  return page(
    { list: toTokenList({ tokens, held: permissions }, view), maxName: MAX_TOKEN_NAME_LENGTH },
    { ...description, path: deskPaths.tokens(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readDeskForm(args.request);
  const { api, json, locale, t } = context;
  switch (form.intent) {
    case "create-token":
      return answerDeskForm(context, form, creationForm, async ({ name, permissions, expiryDays }) => {
        const { token, secret } = await api(createStaffToken, { body: { name, permissions, expiryDays } });
        return json<TokenResult>({ ok: true, name: token.name, secret });
      });
    case "revoke-token":
      return respondToDeskForm(context, form, revocationForm, async ({ subject: tokenId }) => {
        const { name } = await api(revokeStaffToken, { params: { tokenId } });
        return { href: deskPaths.tokens(locale), message: t("desk.tokenRevoked", { name }) };
      });
    default:
      throw badRequest();
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TokensRoute() {
  const { list, maxName } = useLoaderData<typeof loader>();
  return <TokenList list={list} maxName={maxName} result={useActionData<TokenResult>()} />;
}
