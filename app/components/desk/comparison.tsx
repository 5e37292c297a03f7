import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ComparedSectionView, ComparisonView } from "~/view-models/desk/comparison";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { MissingPart } from "../error/missing-part";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { Select } from "../ui/select";
import { ChangedFields } from "./changed-fields";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type ComparisonProps = { comparison: ComparisonView; version: string; result: DeskFormResult | undefined };

/** Two of: what players see, the draft, the revisions. */
export function Comparison({ comparison, version, result }: ComparisonProps) {
  const t = useText();
  const { fields, sections, isSame, hasFailed, restorable } = comparison;
  return (
    <DeskPanel id="comparison" title={t("desk.comparison")}>
      <div className="desk-panel-body desk-comparison">
        <SideForm comparison={comparison} />
        {hasFailed && <MissingPart text={t("desk.comparisonFailed")} />}
        {isSame && <EmptyList text={t("desk.noDifference")} />}
        {fields.length > 0 && <ChangedFields fields={fields} />}
        {sections.map((section) => (
          <ComparedSection key={section.id} section={section} />
        ))}
        {restorable && (
          <DeskForm
            intent="restore"
            subject={String(restorable.number)}
            label={`${t("desk.restore")}: ${restorable.title}`}
            button={`${t("desk.restore")}: ${restorable.title}`}
            fields={{ version }}
            result={result}
          />
        )}
      </div>
    </DeskPanel>
  );
}

function SideForm({ comparison: { href, sides, before, after } }: Pick<ComparisonProps, "comparison">) {
  const t = useText();
  return (
    <Form method="get" action={href} aria-label={t("desk.comparison")} className="desk-filter" preventScrollReset>
      <FormField id="compare-before" label={t("desk.before")}>
        {(field) => <Select {...field} key={before} name="before" options={sides} defaultValue={before} />}
      </FormField>
      <FormField id="compare-after" label={t("desk.after")}>
        {(field) => <Select {...field} key={after} name="after" options={sides} defaultValue={after} />}
      </FormField>
      <Button type="submit" variant="outline">
        {t("desk.compare")}
      </Button>
    </Form>
  );
}

function ComparedSection({ section }: { section: ComparedSectionView }) {
  const { entries, ...part } = section;
  return (
    <section className="desk-compared" aria-label={part.name}>
      <h3>
        <PartName part={part} />
      </h3>
      {part.fields.length > 0 && <ChangedFields fields={part.fields} />}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              <PartName part={entry} />
              {entry.fields.length > 0 && <ChangedFields fields={entry.fields} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PartNameProps = { part: Pick<ComparedSectionView, "name" | "note" | "change" | "isRemoved"> };

function PartName({ part: { name, note, change, isRemoved } }: PartNameProps) {
  return (
    <>
      {isRemoved ? <s>{name}</s> : name}{" "}
      <span className="desk-change">
        {change} <span className="muted">· {note}</span>
      </span>
    </>
  );
}
