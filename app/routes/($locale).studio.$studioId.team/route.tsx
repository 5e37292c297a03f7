import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioTeam } from "~/components/studio/studio-team";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isUuid } from "~/rules/uuid";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireLogIn, requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { refuseStudioForm, respondToStudioForm, STUDIO_LIMITS } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { toStudioTeam, type NewTokenResult } from "~/view-models/studio/studio-team";
import { listDeveloperGames } from "~contract/calls/developer-games";
import { getStudioTeam } from "~contract/calls/developer-studios";
import { changeTeam, createToken, teamForm } from "./team-change.server";

const GAMES_PAGE_SIZE = 200;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  const { user } = await requireLogIn(args, context);
  const { api, callApi, t, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const team = await callApi(getStudioTeam, { params: { studioId } });
  // For the choice of a token's game.
  const query = { studioId: [studioId], pageSize: GAMES_PAGE_SIZE };
  const list =
    team.studio.role === "OWNER" ? await secondary(api, (call) => call(listDeveloperGames, { query })) : null;
  const page = toStudioTeam({ ...team, games: list?.games ?? [], viewerId: user?.userId }, view);
  const title = t("studios.teamTitle", { studio: team.studio.name });
  const description = { title, description: t("site.description"), noindex: true };
  return context.page(
    { team: page, maxTokenName: STUDIO_LIMITS.maxTokenName },
    { ...description, path: studioPaths.team(DEFAULT_LOCALE, studioId) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t, json } = context;
  const { studioId = "" } = args.params;
  const form = await readRequestBody(args.request, teamForm);
  if (!isUuid(studioId)) throw notFound();
  const { intent, ...values } = form;
  const subject = "subject" in form ? form.subject : undefined;
  const sent = { intent, subject, values };
  const change = { api, locale, t, studioId };
  if (form.intent !== "create-token") return respondToStudioForm(context, sent, () => changeTeam(change, form));
  try {
    // Not a redirect: the secret is shown once and kept nowhere.
    return json<NewTokenResult>({ ok: true, ...(await createToken(change, form)) });
  } catch (error) {
    return refuseStudioForm(context, sent, error);
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioTeamRoute() {
  const { team, maxTokenName } = useLoaderData<typeof loader>();
  const result = useActionData<StudioRefusal | NewTokenResult>();
  return <StudioTeam team={team} maxTokenName={maxTokenName} result={result} />;
}
