import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useText } from "~/i18n/use-text";
import type { FeedSectionOf } from "~/view-models/home-feed";
import { ButtonLink } from "../ui/button-link";

type GridEndProps = {
  section: FeedSectionOf<"GAMES_GRID" | "EXPANDABLE_FEED">;
  onExpand: (event: MouseEvent) => void;
};

export function GridEnd({ section, onExpand }: GridEndProps) {
  const t = useText();
  const { allHref } = section;
  if (section.type === "GAMES_GRID" && section.filter.isSet) {
    return (
      <p className="load-more">
        <ButtonLink href={`${section.filter.action}#grid-${section.id}`}>{t("grid.clear")}</ButtonLink>
      </p>
    );
  }
  if (allHref === null) return null;
  const isGrowing = section.type === "EXPANDABLE_FEED" && section.feedAlias !== null;
  return (
    <p className="load-more">
      <Link className="button button--outline" to={allHref} onClick={isGrowing ? onExpand : undefined}>
        {t(isGrowing ? "grid.showMore" : "grid.showAll")}
      </Link>
    </p>
  );
}
