import { useText } from "~/i18n/use-text";
import type { CollectionListView, CollectionView } from "~/view-models/desk/collection-list";
import { deskFormId, type DeskFormResult } from "~/view-models/desk/desk-form-result";
import { EmptyList } from "../ui/empty-list";
import { DeskField } from "./desk-field";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type CollectionListProps = { list: CollectionListView; result: DeskFormResult | undefined };

export function CollectionList({ list: { trail, collections, mayChange }, result }: CollectionListProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.collections")} text={t("desk.collectionsText")} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="collections" title={t("desk.collections")}>
          {collections.length === 0 && <EmptyList text={t("desk.noCollections")} />}
          <ul className="desk-records">
            {collections.map((collection) => (
              <CollectionRow key={collection.alias} {...{ collection, mayChange, result }} />
            ))}
          </ul>
        </DeskPanel>
      </div>
    </>
  );
}

const INTENT = "change-collection";

type CollectionRowProps = { collection: CollectionView; mayChange: boolean; result: DeskFormResult | undefined };

function CollectionRow({ collection, mayChange, result }: CollectionRowProps) {
  const t = useText();
  const { alias: subject, label, quests, version, fields } = collection;
  const isOwn = result?.formId === deskFormId({ intent: INTENT, subject });
  const isConflict = isOwn && result.error === "content_changed";
  return (
    <li>
      <div>
        <b>{label}</b>
        <p className="text-small muted">{quests}</p>
        {!mayChange && (
          <p className="text-small">{fields.map((field) => `${field.label}: ${field.saved || "–"}`).join(" · ")}</p>
        )}
      </div>
      {mayChange && (
        <DeskRowForm
          formKey={version}
          intent={INTENT}
          summary={t("desk.changeCollection")}
          name={label}
          label={t("desk.collectionOfName", { name: subject })}
          button={t("desk.saveCollection")}
          fields={{ version }}
          {...{ subject, result }}
        >
          {fields.map(({ saved, ...field }) => (
            <DeskField
              key={field.name}
              {...{ ...field, saved }}
              theirs={isConflict ? saved : undefined}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </DeskRowForm>
      )}
    </li>
  );
}
