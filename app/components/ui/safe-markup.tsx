import type { SafeHtml } from "~/view-models/safe-html";

type SafeMarkupProps = { markup: SafeHtml; className?: string };

/** The only place that renders HTML from content. */
export function SafeMarkup({ markup, className = "" }: SafeMarkupProps) {
  return (
    <div className={`markdown ${className}`.trim()} dir="auto" dangerouslySetInnerHTML={{ __html: markup.safeHtml }} />
  );
}
