import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { SubjectSearchView } from "~/view-models/desk/section-editor";
import { FormField } from "../profile/form-field";
import { EmptyList } from "../ui/empty-list";
import { Select } from "../ui/select";
import { DeskFilter } from "./desk-filter";
import { DeskForm } from "./desk-form";
import { DeskPanel } from "./desk-panel";

type SubjectSearchProps = { search: SubjectSearchView; version: string; result: DeskFormResult | undefined };

/** Finds games, challenges or tags, and adds them to a section. */
export function SubjectSearch({ search, version, result }: SubjectSearchProps) {
  const t = useText();
  const { kind, kinds, search: text, href, found } = search;
  return (
    <DeskPanel id="add" title={t("desk.addFromCatalogue")}>
      <div className="desk-panel-body">
        <DeskFilter
          id="subject-search"
          title={t("desk.addFromCatalogue")}
          label={t("desk.partOfName")}
          search={text}
          href={href}
        >
          {kinds.length > 1 ? (
            <FormField id="subject-kind" label={t("desk.entryType")}>
              {(field) => <Select {...field} key={kind} name="kind" options={kinds} defaultValue={kind} />}
            </FormField>
          ) : (
            <input type="hidden" name="kind" value={kind} />
          )}
        </DeskFilter>
        {found.length === 0 && <EmptyList text={t("desk.nothingFound")} />}
      </div>
      <ul className="desk-records">
        {found.map(({ id, name, pictureUrl }) => (
          <li key={id} className="desk-found">
            <div className="desk-entry">
              {pictureUrl !== null && <img src={pictureUrl} alt="" width={64} height={36} loading="lazy" />}
              {name}
            </div>
            <DeskForm
              intent="add-entry"
              subject={id}
              label={t("desk.addOf", { name })}
              button={t("desk.addOf", { name })}
              variant="neutral"
              fields={{ version, kind }}
              result={result}
            />
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
