import type { ReactNode } from "react";

type EmptyListProps = { text: string; children?: ReactNode };

export function EmptyList({ text, children }: EmptyListProps) {
  return (
    <div className="empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <p>{text}</p>
      {children}
    </div>
  );
}
