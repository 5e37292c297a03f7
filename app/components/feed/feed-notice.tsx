import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

type FeedNoticeProps = { title: string; text: string; action: string };

export function FeedNotice({ title, text, action }: FeedNoticeProps) {
  const { pathname } = useLocation();
  return (
    <section className="section empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <h2 className="heading-small">{title}</h2>
      <p>{text}</p>
      <ButtonLink href={pathname} isDocument>
        <Icon name="refresh-cw" />
        {action}
      </ButtonLink>
    </section>
  );
}
