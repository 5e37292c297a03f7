import type { SafeHtml } from "~/view-models/safe-html";

type SafeMarkupProps = { markup: SafeHtml; className?: string };

/** Content that was written in markdown; the only place that puts ready HTML into a page. */
export function SafeMarkup({ markup, className = "" }: SafeMarkupProps) {
  return <div className={`md ${className}`.trim()} dir="auto" dangerouslySetInnerHTML={{ __html: markup.safeHtml }} />;
}
