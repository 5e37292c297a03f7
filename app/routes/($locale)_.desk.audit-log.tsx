import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditLog } from "~/components/desk/audit-log";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam, searchParam } from "~/server/page-param.server";
import { toAuditLog } from "~/view-models/desk/audit-log";
import { listAuditEntries, MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { auditAction } from "~contract/entities/audit-entry";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const action = choiceParam(url, "action", auditAction.options);
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const log = await callApi(listAuditEntries, {
    query: { action, ...(search === "" ? {} : { search }), page: pageParam(url), pageSize: PAGE_SIZE },
  });
  assertPageExists(log.pagination);
  const description = { title: t("desk.auditLog"), description: t("site.description"), noindex: true };
  return page(
    { log: toAuditLog(log, { action, search, permissions }, view) },
    { ...description, path: deskPaths.auditLog(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function AuditLogRoute() {
  const { log } = useLoaderData<typeof loader>();
  return <AuditLog log={log} />;
}
