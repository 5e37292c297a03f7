import { Fragment, type ReactNode } from "react";
import type { LanguageTextsView } from "~/view-models/desk/language-texts";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { Icon } from "../ui/icon";

type LanguageSectionsProps<Name extends string> = {
  languages: readonly LanguageTextsView<Name>[];
  result: DeskFormResult | undefined;
  isConflict: boolean;
  children: (texts: LanguageTextsView<Name>["fields"]) => ReactNode;
};

/** English first; the others are closed unless something in them needs a look. */
export function LanguageSections<Name extends string>({
  languages,
  result,
  isConflict,
  children,
}: LanguageSectionsProps<Name>) {
  const wrong = Object.keys(result?.reply?.error ?? {});
  return languages.map(({ locale, language, filled, fields }, index) =>
    index === 0 ? (
      <Fragment key={locale}>{children(fields)}</Fragment>
    ) : (
      <details
        key={locale}
        className="desk-language"
        open={isConflict || wrong.some((field) => field.endsWith(`.${locale}`))}
      >
        <summary>
          <b lang={locale}>{language}</b> <span className="muted">{filled}</span>
          <Icon name="chevron-down" size="small" />
        </summary>
        {children(fields)}
      </details>
    ),
  );
}
