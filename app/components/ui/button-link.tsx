import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BUTTON_CLASSES, type ButtonVariant } from "./button-classes";

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  /** Loads a new document: for other hosts, login and reload. */
  isDocument?: boolean;
  /** Name in the click statistics. */
  stats?: string;
  children: ReactNode;
};

export function ButtonLink({
  href,
  variant = "neutral",
  className = "",
  isDocument,
  stats,
  children,
}: ButtonLinkProps) {
  const classes = `${BUTTON_CLASSES[variant]} ${className}`.trim();
  if (isDocument) {
    return (
      <a className={classes} href={href} data-stats={stats}>
        {children}
      </a>
    );
  }
  return (
    <Link className={classes} to={href} data-stats={stats}>
      {children}
    </Link>
  );
}
