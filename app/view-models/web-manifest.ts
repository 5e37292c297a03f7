import type { Translate } from "~/i18n/text-keys";
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from "~/i18n/locales";
import { paths } from "~/paths";

/** Page colour of the dark Classic theme, the default for new visitors. */
const PAGE_COLOR = "#110f18";

export function toWebManifest({ brandName }: { brandName: string }, t: Translate) {
  return {
    id: "/",
    name: brandName,
    short_name: brandName,
    description: t("site.description"),
    lang: LANGUAGE_TAGS[DEFAULT_LOCALE],
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    orientation: "any",
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    categories: ["games", "entertainment"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/images/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/images/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/images/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: [
      { src: "/images/screenshot-wide.jpg", sizes: "1280x720", type: "image/jpeg", form_factor: "wide" },
      { src: "/images/screenshot-narrow.jpg", sizes: "780x1688", type: "image/jpeg", form_factor: "narrow" },
    ].map((screenshot) => ({ ...screenshot, label: brandName })),
    shortcuts: [
      { name: t("discover.heading"), url: paths.discover(DEFAULT_LOCALE) },
      { name: t("challenges.title"), url: paths.challenges(DEFAULT_LOCALE) },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: "/images/icon-192.png", sizes: "192x192" }] })),
  };
}
