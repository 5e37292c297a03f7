/** @jsxImportSource hono/jsx */
import { LANGUAGES, LOCALES } from "../languages";
import type { LoginContext } from "../login-context";

export function LanguageLinks({ visit }: { visit: LoginContext }) {
  return (
    <nav class="languages" aria-label={visit.t("session.languages")}>
      <ul>
        {LOCALES.map((locale) => {
          const { tag, name } = LANGUAGES[locale];
          return (
            <li key={locale}>
              <a
                href={visit.hrefOf({ locale })}
                lang={tag}
                hreflang={tag}
                aria-current={locale === visit.locale ? "true" : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
