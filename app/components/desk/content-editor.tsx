import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { ContentEditorView } from "~/view-models/desk/content-editor";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { MissingPart } from "../error/missing-part";
import { EmptyList } from "../ui/empty-list";
import { AuditLines } from "./audit-lines";
import { Comparison } from "./comparison";
import { ContentPublishing, ContentRevisions } from "./content-publishing";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";

type ContentEditorProps = {
  editor: ContentEditorView;
  text?: string;
  /** Of all its content at once. */
  form?: ReactNode;
  /** Instead of a form. */
  content?: ReactNode;
  /** Leads to what else there is of it, whoever looks. */
  link?: ReactNode;
  /** Below the steps towards players. */
  steps?: ReactNode;
  /** Takes published content away; some content stays. */
  removal?: ReactNode;
  result: DeskFormResult | undefined;
};

/** The editor of any kind of content. */
export function ContentEditor({ editor, text, link, form, content, steps, removal, result }: ContentEditorProps) {
  const t = useText();
  const { title, version, mayChange, hasContent, isPublished, changes, comparison } = editor;
  return (
    <>
      <DeskHead title={title} {...(text === undefined ? {} : { text })} />
      {link}
      <DeskNote result={result} />
      {comparison && <Comparison {...{ comparison, version, result }} />}
      <div className="desk-columns">
        <div className="desk-stack">
          {content}
          {hasContent && mayChange && form !== undefined && (
            <DeskPanel id="content" title={t("desk.content")}>
              <div className="desk-panel-body">{form}</div>
            </DeskPanel>
          )}
          {changes !== null && (
            <DeskPanel id="changes" title={t("desk.changes")}>
              {changes.length > 0 && <AuditLines lines={changes} />}
              {changes.length === 0 && !editor.haveChangesFailed && <EmptyList text={t("desk.noChanges")} />}
              {editor.haveChangesFailed && <MissingPart text={t("desk.changesFailed")} />}
            </DeskPanel>
          )}
          {isPublished && mayChange && removal !== undefined && (
            <DeskPanel key={version} id="take-away" title={t("desk.takeAway")} isDangerous>
              <div className="desk-panel-body">{removal}</div>
            </DeskPanel>
          )}
        </div>
        <div className="desk-stack">
          <ContentPublishing {...editor} key={version} result={result} />
          {mayChange && steps}
          <ContentRevisions {...editor} result={result} />
        </div>
      </div>
    </>
  );
}

type NewContentProps = Pick<ContentEditorProps, "form" | "steps" | "result"> & { title: string };

export function NewContent({ title, form, steps, result }: NewContentProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={title} text={t("desk.newContentText")} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="content" title={t("desk.content")}>
          <div className="desk-panel-body">{form}</div>
        </DeskPanel>
        {steps}
      </div>
    </>
  );
}
