import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlayerPage } from "~/components/desk/player-page";
import { deskPaths } from "~/desk-paths";
import { translatorFor } from "~/i18n/i18next.server";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changePlayer } from "~/server/desk-player-forms.server";
import { pageContext } from "~/server/page-context.server";
import { choiceParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toPlayerPage } from "~/view-models/desk/player-page";
import { ANSWER_TEXTS, languageOf } from "~/view-models/desk/sanction-form";
import { readPlayer } from "~contract/calls/desk-players";
import { brokenRule, sanctionKind } from "~contract/entities/sanction";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const userId = idParam(args, "userId");
  const kind = choiceParam(url, "kind", sanctionKind.options) ?? undefined;
  const rule = choiceParam(url, "rule", brokenRule.options) ?? undefined;
  const found = await callApi(readPlayer, { params: { userId } });
  const answer = rule === undefined ? "" : translatorFor(languageOf(found.player))(ANSWER_TEXTS[rule]);
  const player = toPlayerPage(found, { permissions, kind, rule, answer }, view);
  const description = { title: player.username, description: t("site.description"), noindex: true };
  return page({ player }, { ...description, path: deskPaths.player(DEFAULT_LOCALE, userId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changePlayer(context, await readDeskForm(args.request), idParam(args, "userId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PlayerRoute() {
  const { player } = useLoaderData<typeof loader>();
  return <PlayerPage player={player} result={useActionData<DeskFormResult>()} />;
}
