import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AnnouncementListView } from "~/view-models/desk/announcement-list";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { DeskTextTable } from "./desk-text-table";

type AnnouncementListProps = { list: AnnouncementListView };

/** Mails to everybody who agreed. */
export function AnnouncementList({ list }: AnnouncementListProps) {
  const t = useText();
  const { newHref, columns, rows, pager } = list;
  return (
    <>
      <DeskHead title={t("desk.announcements")} text={t("desk.announcementsText")} />
      <div className="desk-buttons">
        <ButtonLink href={newHref} variant="primary">
          {t("desk.newAnnouncement")}
        </ButtonLink>
      </div>
      <DeskPanel id="announcements" title={t("desk.announcements")}>
        {rows.length === 0 ? (
          <EmptyList text={t("desk.noAnnouncements")} />
        ) : (
          <div className="desk-panel-body">
            <DeskTextTable
              caption={t("desk.announcements")}
              columns={columns}
              rows={rows.map(({ id, title, href, note, cells }) => ({
                ...{ id, cells },
                head: (
                  <>
                    <Link className="text-link" to={href}>
                      {title}
                    </Link>
                    <span className="text-small muted">{note}</span>
                  </>
                ),
              }))}
            />
          </div>
        )}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}
