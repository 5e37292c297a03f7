import { useText } from "~/i18n/use-text";
import { countsAsSignedOut } from "~/rules/section-visibility";
import type { FavoriteKind } from "~/view-models/favorite";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";
import { FavoriteForm } from "./favorite-form";

export type FavoriteButtonProps = {
  kind: FavoriteKind;
  id: string;
  /** Of the game, challenge or studio, for those who do not see where the heart stands. */
  name: string;
  /** The viewer's favourite that is this one; null or missing when it is none. */
  favoriteId?: string | null | undefined;
  /** "heart" stands alone, e.g. on a card; "button" has its word beside it. */
  look?: "heart" | "button";
};

/** The heart: a form of one button for players, the way to the login page for everybody else. */
export function FavoriteButton({ look = "heart", ...target }: FavoriteButtonProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const className = look === "heart" ? "ib fav" : "btn fav";
  const face = (
    <>
      <Icon name="heart" />
      {look === "button" && t("favorite.label")}
      <span className="vh">{`${look === "heart" ? t("favorite.label") : ""}: ${target.name}`}</span>
    </>
  );
  if (status === "authenticated") {
    return (
      <FavoriteForm {...target} className={className}>
        {face}
      </FavoriteForm>
    );
  }
  if (!countsAsSignedOut(status)) return null;
  return (
    <a className={className} href={loginHref} rel="nofollow" data-stats="favorite">
      {face}
    </a>
  );
}
