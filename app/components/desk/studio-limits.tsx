import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioLimitsView, StudioRow } from "~/view-models/desk/studio-limits";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskCheckbox } from "./desk-choices";
import { DeskField } from "./desk-field";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type StudioLimitsProps = { limits: StudioLimitsView; result: DeskFormResult | undefined };

export function StudioLimits({ limits: { studios, search, href, pager }, result }: StudioLimitsProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.studioLimits")} text={t("desk.studioLimitsText")} />
      <DeskNote result={result} />
      <DeskFilter
        id="studio-search"
        title={t("desk.studioLimits")}
        label={t("desk.studioName")}
        search={search}
        href={href}
      />
      <DeskPanel id="studios" title={t("desk.studios")}>
        {studios.length === 0 && <EmptyList text={t("desk.noStudio")} />}
        <ul className="desk-records">
          {studios.map((studio) => (
            <StudioRow key={studio.id} studio={studio} result={result} />
          ))}
        </ul>
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

type StudioRowProps = { studio: StudioRow; result: DeskFormResult | undefined };

function StudioRow({ studio: { id: subject, name, stored, isReviewed, fields }, result }: StudioRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="text-small muted">{t("desk.mayStore", { amount: stored })}</p>
      </div>
      <DeskRowForm
        formKey={[isReviewed, ...fields.map(({ saved }) => saved)].join()}
        intent="change-limits"
        subject={subject}
        summary={t("desk.changeLimits")}
        name={name}
        label={t("desk.limitsOf", { name })}
        button={t("desk.saveLimits")}
        result={result}
      >
        {fields.map(({ name: field, label, help, saved }) => (
          <DeskField key={field} name={field} label={label} help={help} saved={saved} inputMode="numeric" />
        ))}
        <DeskCheckbox name="isReviewed" label={t("desk.isReviewed")} isChecked={isReviewed} isConflict={false} />
        <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
      </DeskRowForm>
    </li>
  );
}
