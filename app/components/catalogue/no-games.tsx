import { useText } from "~/i18n/use-text";
import type { TagPageView } from "~/view-models/tag-page";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";

type NoGamesProps = { tagPage: Pick<TagPageView, "showAllHref" | "homeHref"> };

export function NoGames({ tagPage: { showAllHref, homeHref } }: NoGamesProps) {
  const t = useText();
  if (showAllHref !== null) {
    return (
      <EmptyList text={t("tag.nothingFits")}>
        <ButtonLink href={showAllHref}>{t("tag.showAll")}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <section className="empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <h2 className="heading-small">{t("tag.emptyTitle")}</h2>
      <p>{t("tag.emptyText")}</p>
      <ButtonLink href={homeHref}>{t("tag.emptyAction")}</ButtonLink>
    </section>
  );
}
