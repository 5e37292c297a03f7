import { Link } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useText } from "~/i18n/use-text";
import { useRootData } from "../frame/use-root-data";
import type { NextFeedPage } from "~/view-models/home-feed";

export type FeedMoreProps = {
  /** Id of the last section on the page: the next page may go on with it. */
  lastSection: string | undefined;
  next: NextFeedPage;
};

/** Once loaded it is there at once: going back must find the page as long as it was. */
let known: ComponentType<FeedMoreProps> | null = null;

/** The way to the rest of the feed: a link, and where scripts run further pages that come while one scrolls. */
export function FeedMore(props: FeedMoreProps) {
  const t = useText();
  const end = useRef<HTMLParagraphElement>(null);
  const [Pages, setPages] = useState(() => known);
  const viewer = useRootData().session.user?.userId;

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./feed-pages").then(
          ({ FeedPages }) => {
            known = FeedPages;
            setPages(() => FeedPages);
          },
          () => undefined,
        );
      },
      { rootMargin: "800px" },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  if (Pages) return <Pages key={viewer} {...props} />;
  return (
    <p ref={end} className="next">
      <Link className="btn o" to={props.next.href} rel="next">
        {t("feed.more")}
      </Link>
    </p>
  );
}
