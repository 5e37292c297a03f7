import { useText } from "~/i18n/use-text";
import type { AnnouncementListView } from "~/view-models/desk/announcement-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { AnnouncementTable } from "./announcement-table";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type AnnouncementListProps = { list: AnnouncementListView };

/** Mails to everybody who agreed. */
export function AnnouncementList({ list }: AnnouncementListProps) {
  const t = useText();
  const { newHref, digestHref, columns, rows, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.announcements")} text={t("desk.announcementsText")} />
      <div className="desk-buttons">
        <ButtonLink href={newHref} variant="primary">
          {t("desk.newAnnouncement")}
        </ButtonLink>
        <ButtonLink href={digestHref} variant="outline">
          {t("desk.digest")}
        </ButtonLink>
      </div>
      <DeskPanel id="announcements" title={t("desk.announcements")}>
        {rows.length === 0 ? (
          <EmptyList text={t("desk.noAnnouncements")} />
        ) : (
          <AnnouncementTable caption={t("desk.announcements")} columns={columns} rows={rows} />
        )}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}
