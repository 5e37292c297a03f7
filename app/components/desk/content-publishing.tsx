import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ComparisonView } from "~/view-models/desk/comparison";
import type { ContentStateView } from "~/view-models/desk/content-state";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { RevisionView } from "~/view-models/desk/content-editor";
import { ContentState } from "./content-state";
import { DeskField } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type ContentPublishingProps = {
  state: ContentStateView;
  version: string;
  hasDraft: boolean;
  portalHref: string | null;
  previewHref: string;
  changesHref: string | null;
  mayChange: boolean;
  result: DeskFormResult | undefined;
};

/** How far content is on its way to players, and the next steps. */
export function ContentPublishing(props: ContentPublishingProps) {
  const { state, portalHref, previewHref, changesHref, hasDraft, mayChange, version, result } = props;
  const t = useText();
  return (
    <DeskPanel id="on-its-way" title={t("desk.onItsWay")}>
      <div className="desk-panel-body">
        <ContentState state={state} />
        <p>{state.text}</p>
        {state.failure !== null && <p className="field-message">{state.failure}</p>}
        {portalHref !== null && (
          <a className="text-link" href={portalHref}>
            {t("desk.seeOnPortal")}
          </a>
        )}
        <Link className="text-link" to={previewHref}>
          {t("desk.seeItAs")}
        </Link>
        {changesHref !== null && (
          <Link className="text-link" to={changesHref}>
            {t("desk.comparison")}
          </Link>
        )}
        {hasDraft && mayChange && <PublishingSteps version={version} result={result} />}
      </div>
    </DeskPanel>
  );
}

type PublishingStepsProps = Pick<ContentPublishingProps, "version" | "result">;

function PublishingSteps({ version, result }: PublishingStepsProps) {
  const t = useText();
  const fields = { version };
  return (
    <>
      <DeskForm
        intent="publish"
        label={t("desk.publish")}
        button={t("desk.publish")}
        variant="primary"
        fields={fields}
        result={result}
      />
      <DeskForm
        intent="schedule"
        label={t("desk.schedule")}
        button={t("desk.schedule")}
        fields={fields}
        result={result}
      >
        <DeskField
          name="publishDate"
          type="datetime-local"
          label={t("desk.publishDate")}
          help={t("desk.publishDateHelp")}
        />
      </DeskForm>
      <DeskForm
        intent="discard"
        label={t("desk.discard")}
        button={t("desk.discard")}
        variant="danger"
        fields={fields}
        result={result}
      />
    </>
  );
}

type ContentRevisionsProps = {
  revisions: readonly RevisionView[];
  comparison: ComparisonView | null;
  version: string;
  mayChange: boolean;
  result: DeskFormResult | undefined;
};

export function ContentRevisions({ revisions, comparison, version, mayChange, result }: ContentRevisionsProps) {
  const t = useText();
  if (revisions.length === 0) return null;
  return (
    <DeskPanel id="versions" title={t("desk.versions")}>
      <ul className="desk-records">
        {revisions.map(({ number, title, text, isArchived, comparisons }) => (
          <li key={number}>
            <div>
              <b>{title}</b>
              <p className="text-small muted">{text}</p>
              {comparisons.map(({ label, href }) => (
                <Link key={href} className="text-link text-small" to={href}>
                  {label}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              ))}
            </div>
            {mayChange && !isArchived && number !== comparison?.restorable?.number && (
              <DeskForm
                intent="restore"
                subject={String(number)}
                label={`${t("desk.restore")}: ${title}`}
                button={t("desk.restore")}
                variant="neutral"
                fields={{ version }}
                result={result}
              />
            )}
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
