import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { TakedownList } from "~/components/desk/takedown-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toTakedownList } from "~/view-models/desk/takedown-list";
import { liftTakedown, listTakedowns, stopGame } from "~contract/calls/desk-studios";
import { rejectAppeal } from "~contract/calls/takedown-appeals";
import { id } from "~contract/entities/identifiers";

const PAGE_SIZE = 50;

const stopForm = stopGame.body.extend({ intent: z.literal("stop") });
const rejectForm = rejectAppeal.body.extend({ intent: z.literal("reject-appeal"), subject: id });
const liftForm = liftTakedown.body.extend({ intent: z.literal("lift"), subject: id });

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const takedowns = await callApi(listTakedowns, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(takedowns.pagination);
  const description = { title: t("desk.takedowns"), description: t("site.description"), noindex: true };
  const game = url.searchParams.get("game") ?? "";
  return page(
    { list: toTakedownList(takedowns, game, view) },
    { ...description, path: deskPaths.takedowns(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readDeskForm(args.request);
  const { api, locale, t } = context;
  const href = deskPaths.takedowns(locale);
  if (form.intent === "stop") {
    return respondToDeskForm(context, form, stopForm, async ({ game, reason }) => {
      const { gameTitle } = await api(stopGame, { body: { game, reason } });
      return { href, message: t("desk.stopped", { title: gameTitle }) };
    });
  }
  if (form.intent === "reject-appeal") {
    return respondToDeskForm(context, form, rejectForm, async ({ subject: takedownId, reason }) => {
      const { gameTitle } = await api(rejectAppeal, { params: { takedownId }, body: { reason } });
      return { href, message: t("desk.appealRejected", { title: gameTitle }) };
    });
  }
  if (form.intent !== "lift") throw badRequest();
  return respondToDeskForm(context, form, liftForm, async ({ subject: takedownId, reason }) => {
    const { gameTitle } = await api(liftTakedown, { params: { takedownId }, body: { reason } });
    return { href, message: t("desk.lifted", { title: gameTitle }) };
  });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TakedownsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <TakedownList list={list} result={useActionData<DeskFormResult>()} />;
}
