import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LegalPage } from "~/components/legal/legal-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { legalText } from "~/server/legal-text.server";
import { pageContext } from "~/server/page-context.server";

export function loader(args: LoaderFunctionArgs) {
  const { t, locale, page } = pageContext(args, ["pages"]);
  const legal = {
    title: t("legal.legalTitle"),
    note: t("legal.note"),
    sections: legalText("legal", locale, t),
    other: { label: t("legal.termsTitle"), href: paths.terms(locale) },
  };
  return page(
    { legal },
    {
      title: legal.title,
      description: t("legal.legalDescription"),
      path: paths.legal(DEFAULT_LOCALE),
    },
  );
}

export default function LegalRoute() {
  const { legal } = useLoaderData<typeof loader>();
  return <LegalPage page={legal} />;
}

export { legalLinks as links } from "~/components/legal/legal-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
