import { Link } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { useText } from "~/i18n/use-text";
import { useRootData } from "../frame/use-root-data";
import type { NextFeedPage } from "~/view-models/home-feed";

export type FeedMoreProps = {
  /** Id of the page's last section, which the next page may continue. */
  lastSection: string | undefined;
  next: NextFeedPage;
};

/** Cached in the module, so that Back restores the page's length at once. */
let cachedPages: ComponentType<FeedMoreProps> | null = null;

export function FeedMore(props: FeedMoreProps) {
  const t = useText();
  const end = useRef<HTMLParagraphElement>(null);
  const [Pages, setPages] = useState(() => cachedPages);
  const viewer = useRootData().session.user?.userId;

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./feed-pages").then(
          ({ FeedPages }) => {
            cachedPages = FeedPages;
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
    <p ref={end} className="load-more">
      <Link className="button button--outline" to={props.next.href} rel="next">
        {t("feed.more")}
      </Link>
    </p>
  );
}
