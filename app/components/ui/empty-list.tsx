import type { ReactNode } from "react";

type EmptyListProps = { text: string; children?: ReactNode };

/** Stands in for a list without rows: one line, at most one action. */
export function EmptyList({ text, children }: EmptyListProps) {
  return (
    <div className="empty">
      <i className="dark3" aria-hidden="true" />
      <p>{text}</p>
      {children}
    </div>
  );
}
