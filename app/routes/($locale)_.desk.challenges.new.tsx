import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewChallenge } from "~/components/desk/challenge-editor";
import { GameChoice } from "~/components/desk/game-choice";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { createChallenge } from "~/server/desk-challenge-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toGameChoice } from "~/view-models/desk/challenge-editor";
import { toChallengeForm } from "~/view-models/desk/challenge-form";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { listChallengeGames, readDeskChallenge } from "~contract/calls/desk-challenges";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { id } from "~contract/entities/identifiers";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { page, t, url } = context;
  const description = { title: t("desk.newChallenge"), description: t("site.description"), noindex: true };
  const copied = id.safeParse(url.searchParams.get("copy")).data;
  const chosen = id.safeParse(url.searchParams.get("game")).data;
  const content = copied === undefined ? chosen && { gameId: chosen } : await copyOf(context, copied);
  const step = content ? { form: await loadForm(context, content) } : { choice: await loadChoice(context) };
  return page(step, { ...description, path: deskPaths.newChallenge(DEFAULT_LOCALE) });
}

/** Without its dates and its course. */
async function copyOf({ callApi }: PageContext, subjectId: string) {
  const { draft, published } = await callApi(readDeskChallenge, { params: { subjectId } });
  const content = draft?.content ?? published;
  if (!content) throw notFound();
  const { gameId, mode, art, isMonthly, name, shortDescription, longDescription } = content;
  return { gameId, mode, art, isMonthly, name, shortDescription, longDescription };
}

async function loadForm({ callApi, view }: PageContext, content: Parameters<typeof toChallengeForm>[0]["content"]) {
  const { games } = await callApi(listChallengeGames, { query: { gameId: content.gameId } });
  const [game] = games;
  if (!game) throw notFound();
  return toChallengeForm({ content, game }, view);
}

async function loadChoice({ callApi, url, view }: PageContext) {
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const { games } = await callApi(listChallengeGames, { query: search === "" ? {} : { search } });
  return toGameChoice(games, search, view);
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return createChallenge(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewChallengeRoute() {
  const step = useLoaderData<typeof loader>();
  const result = useActionData<DeskFormResult>();
  return step.form ? <NewChallenge form={step.form} result={result} /> : <GameChoice choice={step.choice} />;
}
