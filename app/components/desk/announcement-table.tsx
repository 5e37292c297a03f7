import { Link } from "@remix-run/react";
import type { AnnouncementRowView } from "~/view-models/desk/announcement-list";
import { DeskTextTable } from "./desk-text-table";

type AnnouncementTableProps = { caption: string; columns: string[]; rows: readonly AnnouncementRowView[] };

/** What was sent, and to how many. */
export function AnnouncementTable({ caption, columns, rows }: AnnouncementTableProps) {
  return (
    <div className="desk-panel-body">
      <DeskTextTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ id, title, href, note, cells }) => ({
          ...{ id, cells },
          head: (
            <>
              <Link className="text-link" to={href}>
                {title}
              </Link>
              {note !== "" && <span className="text-small muted">{note}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
