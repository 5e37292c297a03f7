import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { LegalEditorView } from "~/view-models/desk/legal-editor";
import { ContentEditor } from "./content-editor";
import { ContentForm } from "./content-form";
import { LanguageSections } from "./language-sections";
import { LocalizedField } from "./localized-field";

const TEXT_ROWS = 24;

type LegalEditorProps = { editor: LegalEditorView; result: DeskFormResult | undefined };

export function LegalEditor({ editor, result }: LegalEditorProps) {
  const t = useText();
  const { tabs, languages, version } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={t("desk.legalText")}
      link={
        <nav className="tabs desk-tabs" aria-label={t("desk.legalTexts")}>
          {tabs.map(({ page, label, href, isCurrent }) => (
            <Link key={page} to={href} aria-current={isCurrent ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      }
      form={
        <ContentForm version={version} result={result}>
          {({ isConflict }) => (
            <LanguageSections languages={languages} result={result} isConflict={isConflict}>
              {({ text }) => (
                <LocalizedField
                  name="text"
                  field={text}
                  rows={TEXT_ROWS}
                  help={t("desk.legalTextHelp")}
                  isConflict={isConflict}
                />
              )}
            </LanguageSections>
          )}
        </ContentForm>
      }
      result={result}
    />
  );
}
