/** @jsxImportSource hono/jsx */
import type { WallPicture } from "../../store/wall-pictures";
import { LANGUAGES } from "../languages";
import { CoverWall } from "./cover-wall";
import { GuestForm } from "./guest-form";
import { LanguageLinks } from "./language-links";
import { LogInForm } from "./log-in-form";
import type { LoginFormProps } from "./login-form-props";
import { Mark } from "./mark";
import { SignUpForm } from "./sign-up-form";

type LoginPageProps = LoginFormProps & { brandName: string; pictures: WallPicture[] };

export function LoginPage({ visit, values, problems, brandName, pictures }: LoginPageProps) {
  const { t, form, locale } = visit;
  const title = form === "sign-up" ? t("session.signUp") : t("session.logIn");
  const Form = form === "sign-up" ? SignUpForm : LogInForm;
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
        <header class="top">
          <a class="logo" href={visit.target.href} aria-label={t("session.backToSite", { brand: brandName })}>
            <Mark />
            <span>{brandName}</span>
          </a>
        </header>
        <main class="auth-p" id="main">
          <div class="frm">
            <div class="forms">
              <Form visit={visit} values={values} problems={problems} />
              <GuestForm visit={visit} />
              <LanguageLinks visit={visit} />
            </div>
          </div>
          <CoverWall pictures={pictures} />
        </main>
      </body>
    </html>
  );
}
