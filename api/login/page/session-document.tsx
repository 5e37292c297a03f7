/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import type { WallPicture } from "../../store/catalogue/wall-pictures";
import { LANGUAGES } from "../languages";
import type { LoginContext } from "../login-context";
import { CoverWall } from "./cover-wall";
import { LanguageLinks } from "./language-links";
import { Mark } from "./mark";

type SessionDocumentProps = PropsWithChildren<{
  visit: LoginContext;
  title: string;
  brandName: string;
  pictures: WallPicture[];
}>;

export function SessionDocument({ visit, title, brandName, pictures, children }: SessionDocumentProps) {
  const { t, locale } = visit;
  return (
    <html lang={LANGUAGES[locale].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brandName}`}</title>
        <link
          rel="preload"
          href="assets/fonts/tektur-latin.woff2"
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        <link rel="stylesheet" href="assets/login.css" />
      </head>
      <body>
        <header class="top-bar">
          <a class="logo" href={visit.target.href} aria-label={t("session.backToSite", { brand: brandName })}>
            <Mark />
            <span>{brandName}</span>
          </a>
        </header>
        <main class="session-page" id="main">
          <div class="session-form">
            <div class="forms">
              {children}
              <LanguageLinks visit={visit} />
            </div>
          </div>
          <CoverWall pictures={pictures} />
        </main>
      </body>
    </html>
  );
}
