import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { StudioLimits } from "~/components/desk/studio-limits";
import { deskPaths } from "~/desk-paths";
import { BYTES_PER_MEGABYTE } from "~/i18n/format-bytes";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { box } from "~/server/desk-content-forms.server";
import { readDeskForm, respondToDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam, searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { badRequest } from "~/server/request-body.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStudioLimits } from "~/view-models/desk/studio-limits";
import { deskReason, MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { changeStudioLimits, listStudioLimits, MAX_STORED_BYTES } from "~contract/calls/desk-studios";
import { MAX_BUILD_BYTES, MAX_BUILD_FILES } from "~contract/entities/build";
import { id } from "~contract/entities/identifiers";

const PAGE_SIZE = 25;

const megabytes = (maxBytes: number) =>
  z
    .int()
    .min(1)
    .max(maxBytes / BYTES_PER_MEGABYTE)
    .transform((value) => value * BYTES_PER_MEGABYTE);

/** Megabytes; an empty field is the usual limit. */
const limitsForm = z.object({
  intent: z.literal("change-limits"),
  subject: id,
  stored: megabytes(MAX_STORED_BYTES),
  maxBytes: megabytes(MAX_BUILD_BYTES).optional(),
  maxFileBytes: megabytes(MAX_BUILD_BYTES).optional(),
  maxFiles: z.int().min(1).max(MAX_BUILD_FILES).optional(),
  isReviewed: box,
  reason: deskReason,
});

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const query = { search, page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(listStudioLimits, { query });
  assertPageExists(found.pagination);
  const description = { title: t("desk.studioLimits"), description: t("site.description"), noindex: true };
  return page(
    { limits: toStudioLimits(found, search, view) },
    { ...description, path: deskPaths.studioLimits(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readDeskForm(args.request);
  if (form.intent !== "change-limits") throw badRequest();
  const { api, locale, t, url } = context;
  return respondToDeskForm(
    context,
    form,
    limitsForm,
    async ({ subject: studioId, stored, isReviewed, reason, ...typed }) => {
      const limits = {
        ...(typed.maxBytes === undefined ? {} : { maxBytes: typed.maxBytes }),
        ...(typed.maxFileBytes === undefined ? {} : { maxFileBytes: typed.maxFileBytes }),
        ...(typed.maxFiles === undefined ? {} : { maxFiles: typed.maxFiles }),
      };
      const body = { maxStoredBytes: stored, limits, isReviewed, reason };
      const { name } = await api(changeStudioLimits, { params: { studioId }, body });
      const place = { search: searchParam(url, MAX_DESK_SEARCH_LENGTH), page: pageParam(url) };
      return { href: deskPaths.studioLimits(locale, place), message: t("desk.limitsChanged", { name }) };
    },
  );
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioLimitsRoute() {
  const { limits } = useLoaderData<typeof loader>();
  return <StudioLimits limits={limits} result={useActionData<DeskFormResult>()} />;
}
