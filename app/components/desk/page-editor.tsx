import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PageEditorView, SectionRowView } from "~/view-models/desk/page-editor";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { ContentEditor } from "./content-editor";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";
import { MoveButtons } from "./move-buttons";
import { useDragging } from "./use-dragging";
import { useKeptFocus } from "../ui/use-kept-focus";

type PageEditorProps = { editor: PageEditorView; result: DeskFormResult | undefined };

export function PageEditor({ editor, result }: PageEditorProps) {
  const t = useText();
  const { version, sectionTypes, pager } = editor;
  return (
    <ContentEditor
      editor={editor}
      text={t("desk.pageText")}
      content={
        <DeskPanel id="sections" title={t("desk.sections")}>
          <Sections editor={editor} />
          {pager && <Pager pager={pager} />}
        </DeskPanel>
      }
      steps={
        <DeskPanel id="new-section" title={t("desk.newSection")}>
          <div className="desk-panel-body">
            <DeskForm
              key={version}
              intent="add-section"
              label={t("desk.newSection")}
              button={t("desk.addSection")}
              fields={{ version }}
              result={result}
            >
              <DeskSelect name="sectionType" label={t("desk.sectionType")} options={sectionTypes} />
              <DeskField name="name" label={t("desk.nameInEnglish")} lang="en" />
            </DeskForm>
          </div>
        </DeskPanel>
      }
      result={result}
    />
  );
}

function Sections({ editor: { sections, places, version, mayChange } }: Pick<PageEditorProps, "editor">) {
  const t = useText();
  const keptFocus = useKeptFocus(version);
  const { handleOf, rowOf } = useDragging({ intent: "place-section", version });
  if (sections.length === 0) return <EmptyList text={t("desk.noSections")} />;
  return (
    <ol className="desk-sections" {...keptFocus}>
      {sections.map((section) => (
        <li
          key={section.id}
          id={`section-${section.id}`}
          className={section.isHidden ? "desk-section--hidden" : ""}
          {...rowOf(section)}
        >
          <SectionHead section={section}>
            {mayChange && <span className="desk-handle" title={t("desk.drag")} {...handleOf(section)} />}
          </SectionHead>
          {mayChange && (
            <MoveButtons
              subject={section.id}
              name={section.name}
              version={version}
              intents={{ up: "section-up", down: "section-down" }}
              isFirst={section.place === 1}
              isLast={section.place === places}
              others={[
                { intent: "duplicate-section", label: t("desk.duplicate") },
                section.isHidden
                  ? { intent: "show-section", label: t("desk.show") }
                  : { intent: "hide-section", label: t("desk.hide") },
              ]}
            />
          )}
          <SectionEntries section={section} />
        </li>
      ))}
    </ol>
  );
}

type SectionHeadProps = { section: SectionRowView; children: ReactNode };

function SectionHead({ section: { place, name, type, conditions, href }, children }: SectionHeadProps) {
  return (
    <div className="desk-entry">
      {children}
      <div>
        <Link className="text-link" to={href}>
          <b>{name}</b>
        </Link>
        <p className="text-small muted">
          {place} · {type} · {conditions}
        </p>
      </div>
    </div>
  );
}

function SectionEntries({ section: { entries, entryCount } }: { section: SectionRowView }) {
  return (
    <div className="desk-entries">
      {entries.map(({ id, name, pictureUrl }) => (
        <span key={id}>
          {pictureUrl !== null && <img src={pictureUrl} alt="" width={64} height={36} loading="lazy" />}
          {name}
        </span>
      ))}
      <span className="muted">{entryCount}</span>
    </div>
  );
}
