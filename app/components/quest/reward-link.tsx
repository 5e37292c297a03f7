import { Link } from "@remix-run/react";

type RewardLinkProps = { href: string; text: string };

export function RewardLink({ href, text }: RewardLinkProps) {
  const isPage = href.startsWith("/") && !href.startsWith("/media/");
  if (isPage) {
    return (
      <Link className="text-link" to={href}>
        {text}
      </Link>
    );
  }
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
