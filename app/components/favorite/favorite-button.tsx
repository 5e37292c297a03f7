import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import type { FavoriteKind } from "~/view-models/favorite";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";
import { FavoriteForm } from "./favorite-form";

export type FavoriteButtonProps = {
  kind: FavoriteKind;
  id: string;
  /** Name of the target, for screen readers. */
  name: string;
  /** Null or missing if the target is not a favourite. */
  favoriteId?: string | null | undefined;
  /** "heart" is an icon alone, "button" has a label. */
  look?: "heart" | "button";
};

export function FavoriteButton({ look = "heart", ...target }: FavoriteButtonProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const className = look === "heart" ? "icon-button favorite-button" : "button favorite-button";
  const face = (
    <>
      <Icon name="heart" />
      {look === "button" && t("favorite.label")}
      <span className="visually-hidden">{`${look === "heart" ? t("favorite.label") : ""}: ${target.name}`}</span>
    </>
  );
  if (status === "authenticated") {
    return (
      <FavoriteForm {...target} className={className}>
        {face}
      </FavoriteForm>
    );
  }
  if (!hasNoAccount(status)) return null;
  return (
    <a className={className} href={loginHref} rel="nofollow" data-stats="favorite">
      {face}
    </a>
  );
}
