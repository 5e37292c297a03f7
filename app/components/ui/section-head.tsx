import type { ReactNode } from "react";

type SectionHeadProps = {
  /** Names the section that is labelled by this heading. */
  id: string;
  title: string;
  /** What stands at the other end of the line. */
  children?: ReactNode;
};

/** The heading of a part of a page. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className="sh">
      <div>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </header>
  );
}
