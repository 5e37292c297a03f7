import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PictureView } from "~/view-models/picture";
import { Cover } from "../game/cover";

type RecordRowProps = {
  href: string;
  title: string;
  cover: PictureView | null;
  /** At the row's end, above the note. */
  figure: string;
  note: string;
  children: ReactNode;
};

export function RecordRow({ href, title, cover, figure, note, children }: RecordRowProps) {
  return (
    <li>
      <Cover picture={cover} shape="16:9" sizes="96px" />
      <div className="person">
        <Link to={href}>{title}</Link>
        {children}
      </div>
      <div className="record-end">
        <p className="numeral">{figure}</p>
        <p className="text-small muted">{note}</p>
      </div>
    </li>
  );
}
