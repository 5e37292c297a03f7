import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";

type DeskHeadProps = {
  title: string;
  text?: string;
  /** The pages above this one. */
  trail?: readonly { label: string; href: string }[];
};

export function DeskHead({ title, text, trail = [] }: DeskHeadProps) {
  const t = useText();
  return (
    <header className="desk-head">
      {trail.length > 0 && (
        <nav className="desk-trail" aria-label={t("desk.trail")}>
          {trail.map(({ label, href }) => (
            <Link key={href} className="text-link" to={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </header>
  );
}
