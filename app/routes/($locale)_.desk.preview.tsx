import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PreviewPage } from "~/components/desk/preview-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE, LOCALES } from "~/i18n/locales";
import { isShownPage, PREVIEW_MODES, PREVIEW_VIEWERS } from "~/rules/preview-address";
import { momentField } from "~/server/desk-content-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { choiceParam } from "~/server/page-param.server";
import { PREVIEW_WIDTHS, THEMES, toPreviewPage } from "~/view-models/desk/preview-page";
import { previewDrafts } from "~contract/calls/desk-preview";
import { COUNTRY_CODES } from "~contract/entities/country-codes";
import { contentKind } from "~contract/entities/draft";
import { id } from "~contract/entities/identifiers";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { page, t, url, view } = context;
  const typed = url.searchParams.get("at") ?? "";
  const path = url.searchParams.get("path") ?? "";
  const kind = choiceParam(url, "kind", contentKind.options);
  const subjectId = id.safeParse(url.searchParams.get("subject")).data;
  const preview = toPreviewPage(
    {
      path: isShownPage(path) ? path : "/",
      viewer: choiceParam(url, "viewer", PREVIEW_VIEWERS) ?? "visitor",
      country: choiceParam(url, "country", COUNTRY_CODES),
      shown: choiceParam(url, "language", LOCALES) ?? view.locale,
      width: choiceParam(url, "width", PREVIEW_WIDTHS) ?? "DESKTOP",
      theme: choiceParam(url, "theme", THEMES),
      mode: choiceParam(url, "mode", PREVIEW_MODES) ?? "system",
      moment: { typed, at: momentField.safeParse(typed).data },
      drafts: choiceParam(url, "drafts", previewDrafts.options) ?? "DUE",
      subject: kind && subjectId ? { kind, subjectId } : null,
    },
    view,
  );
  const description = { title: t("desk.preview"), description: t("site.description"), noindex: true };
  return page({ preview }, { ...description, path: deskPaths.preview(DEFAULT_LOCALE) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PreviewRoute() {
  const { preview } = useLoaderData<typeof loader>();
  return <PreviewPage preview={preview} />;
}
