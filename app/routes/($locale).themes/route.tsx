import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ThemePicker } from "~/components/frame/theme-picker";
import { useText } from "~/i18n/use-text";
import { themeChoice } from "~/rules/theme-choice";
import { pageContext } from "~/server/page-context.server";
import { THEME_STYLESHEETS } from "~/server/theme.server";
import stylesheet from "~/styles/theme-picker.css";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: LoaderFunctionArgs) {
  const { page, t } = pageContext(args, ["preferences"]);
  const choice = themeChoice(args.request.headers.get("cookie") ?? "");
  return page(
    { choice, stylesheets: Object.values(THEME_STYLESHEETS) },
    { title: t("themes.title"), description: t("themes.text"), path: "/themes/", noindex: true },
  );
}

export default function ThemesPage() {
  const t = useText();
  const { choice, stylesheets } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <header className="page-header">
        <div>
          <h1>{t("themes.title")}</h1>
          <p>{t("themes.text")}</p>
        </div>
      </header>
      <ThemePicker choice={choice} />
    </div>
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
