import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BUTTON_CLASSES, type ButtonVariant } from "./button-classes";

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  /** Loads the address as a new document: other hosts, the login page, the same page once more. */
  isDocument?: boolean;
  /** Its name where clicks are measured. */
  stats?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
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
