import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { EntryRowView, SectionEditorView } from "~/view-models/desk/section-editor";
import { EmptyList } from "../ui/empty-list";
import { DeskForm } from "./desk-form";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { MoveButtons } from "./move-buttons";
import { SectionForm } from "./section-form";
import { SubjectSearch } from "./subject-search";
import { useDragging } from "./use-dragging";
import { useKeptFocus } from "../ui/use-kept-focus";

type SectionEditorProps = { editor: SectionEditorView; result: DeskFormResult | undefined };

export function SectionEditor({ editor, result }: SectionEditorProps) {
  const t = useText();
  const { title, text, trail, mayChange, subjects, customTypes, version } = editor;
  return (
    <>
      <DeskHead {...{ title, text, trail }} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          <DeskPanel id="entries" title={t("desk.entries")}>
            <Entries editor={editor} />
          </DeskPanel>
          {mayChange && subjects !== null && <SubjectSearch search={subjects} version={version} result={result} />}
          {mayChange && customTypes.length > 0 && (
            <DeskPanel id="new-entry" title={t("desk.newEntry")}>
              <div className="desk-panel-body">
                <DeskForm
                  intent="add-entry"
                  label={t("desk.newEntry")}
                  button={t("desk.addEntry")}
                  fields={{ version }}
                  result={result}
                >
                  <DeskSelect name="customType" label={t("desk.entryType")} options={customTypes} />
                </DeskForm>
              </div>
            </DeskPanel>
          )}
        </div>
        <div className="desk-stack">
          {mayChange && (
            <DeskPanel id="section" title={t("desk.section")}>
              <div className="desk-panel-body">
                <SectionForm editor={editor} result={result} />
              </div>
            </DeskPanel>
          )}
          {mayChange && editor.place.all > 1 && <SectionPlace editor={editor} result={result} />}
          {mayChange && <SectionRemoval editor={editor} result={result} />}
        </div>
      </div>
    </>
  );
}

function Entries({ editor: { entries, version, mayChange } }: Pick<SectionEditorProps, "editor">) {
  const keptFocus = useKeptFocus(version);
  const { handleOf, rowOf } = useDragging({ intent: "place-entry", version });
  const t = useText();
  if (entries.length === 0) return <EmptyList text={t("desk.noEntries")} />;
  return (
    <ol className="desk-sections" {...keptFocus}>
      {entries.map((entry, index) => (
        <li key={entry.id} {...rowOf({ id: entry.id, place: index + 1 })}>
          <EntryName entry={entry}>
            {mayChange && <span className="desk-handle" title={t("desk.drag")} {...handleOf(entry)} />}
          </EntryName>
          {mayChange && (
            <MoveButtons
              subject={entry.id}
              name={entry.name}
              version={version}
              intents={{ up: "entry-up", down: "entry-down" }}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              others={[{ intent: "remove-entry", label: t("desk.remove") }]}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

type EntryNameProps = { entry: EntryRowView; children: ReactNode };

function EntryName({ entry: { name, note, href, pictureUrl }, children }: EntryNameProps) {
  return (
    <div className="desk-entry">
      {children}
      {pictureUrl !== null && <img src={pictureUrl} alt="" width={64} height={36} loading="lazy" />}
      <div>
        {href === null ? (
          <b>{name}</b>
        ) : (
          <Link className="text-link" to={href}>
            <b>{name}</b>
          </Link>
        )}
        <p className="text-small muted">{note}</p>
      </div>
    </div>
  );
}

function SectionPlace({ editor: { version, place }, result }: SectionEditorProps) {
  const t = useText();
  return (
    <DeskPanel id="place" title={t("desk.sectionPlace")}>
      <div className="desk-panel-body">
        <DeskForm
          key={version}
          intent="place-section"
          subject={place.sectionId}
          label={t("desk.sectionPlace")}
          button={t("desk.move")}
          fields={{ version }}
          result={result}
        >
          <DeskField
            name="place"
            label={t("desk.sectionPlaceOf", { all: place.all })}
            saved={String(place.current)}
            inputMode="numeric"
          />
        </DeskForm>
      </div>
    </DeskPanel>
  );
}

function SectionRemoval({ editor: { title, version, removal }, result }: SectionEditorProps) {
  const t = useText();
  return (
    <DeskPanel id="take-away" title={t("desk.takeAway")} isDangerous>
      <div className="desk-panel-body">
        <p>{t("desk.removeSectionText")}</p>
        <DeskForm
          intent="remove-section"
          action={removal.href}
          label={t("desk.removeSection")}
          button={t("desk.removeOf", { title })}
          variant="danger"
          fields={{ version, subject: removal.sectionId }}
          result={result}
        />
      </div>
    </DeskPanel>
  );
}
