import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StatementPage } from "~/components/studio/statement-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { pageContext } from "~/server/page-context.server";
import { requireLogIn } from "~/server/protected-page.server";
import { statementParams } from "~/server/statement-params.server";
import { studioPaths } from "~/studio-paths";
import { toStudioStatement } from "~/view-models/studio/studio-statement";
import { getStudioStatement } from "~contract/calls/earnings";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { callApi, page, t, view } = context;
  const params = statementParams(args);
  const statement = toStudioStatement(await callApi(getStudioStatement, { params }), view);
  const description = { title: statement.documentTitle, description: t("site.description"), noindex: true };
  return page(
    { statement },
    { ...description, path: studioPaths.statement(DEFAULT_LOCALE, params.studioId, params.month) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioStatementRoute() {
  return <StatementPage statement={useLoaderData<typeof loader>().statement} />;
}
