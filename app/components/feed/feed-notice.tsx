import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

type FeedNoticeProps = { title: string; text: string; action: string };

export function FeedNotice({ title, text, action }: FeedNoticeProps) {
  const { pathname } = useLocation();
  return (
    <section className="sec empty">
      <i className="dark3" aria-hidden="true" />
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      <ButtonLink href={pathname} isDocument>
        <Icon name="refresh-cw" />
        {action}
      </ButtonLink>
    </section>
  );
}
