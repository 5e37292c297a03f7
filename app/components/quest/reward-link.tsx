import { Link } from "@remix-run/react";

type RewardLinkProps = { href: string; text: string };

export function RewardLink({ href, text }: RewardLinkProps) {
  const isPage = href.startsWith("/") && !href.startsWith("/media/");
  if (isPage) {
    return (
      <Link className="lnk" to={href}>
        {text}
      </Link>
    );
  }
  return (
    <a className="lnk" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
