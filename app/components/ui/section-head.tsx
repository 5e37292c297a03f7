import type { ReactNode } from "react";

type SectionHeadProps = {
  /** Referenced by the section's aria-labelledby. */
  id: string;
  title: string;
  children?: ReactNode;
};

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </header>
  );
}
