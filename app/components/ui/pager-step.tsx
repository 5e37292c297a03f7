import { Link } from "@remix-run/react";
import { Icon } from "./icon";

type PagerStepProps = { href: string | null; icon: "chevron-left" | "chevron-right"; label: string };

export function PagerStep({ href, icon, label }: PagerStepProps) {
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
