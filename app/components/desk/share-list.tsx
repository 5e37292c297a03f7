import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { ShareListView, ShareView } from "~/view-models/desk/share-list";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskField } from "./desk-field";
import { DeskFilter } from "./desk-filter";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

type ShareListProps = { list: ShareListView; result: DeskFormResult | undefined };

/** The share of all studios, and of those that have their own. */
export function ShareList({ list, result }: ShareListProps) {
  const t = useText();
  const { trail, portal, studios, search, href, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.shares")} text={t("desk.sharesText")} trail={trail} />
      <DeskNote result={result} />
      <DeskPanel id="usual-share" title={t("desk.usualShare")}>
        <div className="desk-panel-body">
          <ShareState share={portal} />
          <DeskForm
            key={portal.share + portal.planned.join()}
            intent="change-share"
            label={t("desk.usualShare")}
            button={t("desk.changeShare")}
            result={result}
          >
            <ShareFields percent={portal.percent} />
          </DeskForm>
        </div>
      </DeskPanel>
      <DeskFilter
        id="share-search"
        title={t("desk.shares")}
        label={t("desk.studioTitle")}
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

type StudioRowProps = { studio: ShareView; result: DeskFormResult | undefined };

function StudioRow({ studio, result }: StudioRowProps) {
  const t = useText();
  const { id, name, share, percent, planned } = studio;
  return (
    <li>
      <div>
        <b>{name}</b>
        <ShareState share={studio} />
      </div>
      <DeskRowForm
        intent="change-share"
        subject={id}
        formKey={share + planned.join()}
        summary={t("desk.changeShare")}
        name={name}
        label={t("desk.changeShareOf", { name })}
        button={t("desk.changeShare")}
        result={result}
      >
        <ShareFields percent={percent} help={t("desk.shareHelp")} />
      </DeskRowForm>
    </li>
  );
}

function ShareState({ share: { share, planned } }: { share: Pick<ShareView, "share" | "planned"> }) {
  return (
    <>
      <p>{share}</p>
      {planned.map((text) => (
        <p key={text} className="text-small muted">
          {text}
        </p>
      ))}
    </>
  );
}

function ShareFields({ percent, help }: { percent: string; help?: string }) {
  const t = useText();
  return (
    <>
      <DeskField name="percent" label={t("desk.sharePercent")} help={help} saved={percent} inputMode="decimal" />
      <DeskField name="validFrom" label={t("desk.shareFrom")} help={t("desk.shareFromHelp")} type="datetime-local" />
      <DeskField name="reason" label={t("desk.reason")} help={t("desk.reasonHelp")} />
    </>
  );
}
