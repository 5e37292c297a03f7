import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuestSimulation } from "~/components/desk/quest-simulation";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { toQuestSimulation } from "~/view-models/desk/quest-simulation";
import { simulateQuests } from "~contract/calls/desk-quests";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  // What is no day shows today.
  const date = simulateQuests.query.shape.date.safeParse(url.searchParams.get("date")).data;
  const simulation = await callApi(simulateQuests, { query: { date } });
  const description = { title: t("desk.simulation"), description: t("site.description"), noindex: true };
  return page(
    { simulation: toQuestSimulation(simulation, view) },
    { ...description, path: deskPaths.questSimulation(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestSimulationRoute() {
  const { simulation } = useLoaderData<typeof loader>();
  return <QuestSimulation simulation={simulation} />;
}
