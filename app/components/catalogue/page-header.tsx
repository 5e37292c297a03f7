import type { ReactNode } from "react";

type PageHeaderProps = { title: string; line: string | null; children?: ReactNode };

export function PageHeader({ title, line, children }: PageHeaderProps) {
  return (
    <header className="section-head section-head--page">
      <div>
        <h1>{title}</h1>
        {line !== null && <p>{line}</p>}
      </div>
      {children}
    </header>
  );
}
