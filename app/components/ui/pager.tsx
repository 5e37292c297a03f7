import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { PagerLinkView, PagerView } from "~/view-models/pager";
import { Icon } from "./icon";

type PagerProps = {
  pager: PagerView;
  /** Names the list if the page has several. */
  list?: string;
};

export function Pager({ pager, list }: PagerProps) {
  const t = useText();
  return (
    <nav className="pager" aria-label={list === undefined ? t("pager.label") : `${t("pager.label")}: ${list}`}>
      <PagerStep href={pager.previous} icon="chevron-left" label={t("pager.previous")} />
      {pager.entries.map((entry, index) =>
        entry === "gap" ? <span key={`gap-${String(index)}`}>…</span> : page(entry),
      )}
      <PagerStep href={pager.next} icon="chevron-right" label={t("pager.next")} />
    </nav>
  );
}

function page({ number, href, isCurrent, isFar }: PagerLinkView) {
  return (
    <Link
      key={number}
      to={href}
      preventScrollReset
      className={isFar ? "pager-far" : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      {number}
    </Link>
  );
}

type PagerStepProps = { href: string | null; icon: "chevron-left" | "chevron-right"; label: string };

function PagerStep({ href, icon, label }: PagerStepProps) {
  if (href === null) {
    return (
      <span aria-disabled="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={href} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
