import type { ReactNode } from "react";

type PageHeaderProps = { title: string; subtitle: string | null; children?: ReactNode };

export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <header className="section-head section-head--page">
      <div>
        <h1>{title}</h1>
        {subtitle !== null && <p>{subtitle}</p>}
      </div>
      {children}
    </header>
  );
}
