import type { ReactNode } from "react";

type DeskPanelProps = {
  id: string;
  title: string;
  /** Right of the title. */
  link?: ReactNode;
  /** For what takes something away. */
  isDangerous?: boolean;
  children: ReactNode;
};

export function DeskPanel({ id, title, link, isDangerous = false, children }: DeskPanelProps) {
  return (
    <section className={isDangerous ? "desk-panel desk-panel--dangerous" : "desk-panel"} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {children}
    </section>
  );
}
