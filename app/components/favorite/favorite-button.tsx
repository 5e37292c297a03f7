import { useFetcher } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { hasNoAccount } from "~/rules/section-visibility";
import type { FavoriteKind, FavoriteResult } from "~/view-models/favorite";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";
import { OwnChoice } from "../ui/own-choice";

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
  const content = (
    <>
      <Icon name="heart" />
      {look === "button" && t("favorite.label")}
      <span className="visually-hidden">{`${look === "heart" ? t("favorite.label") : ""}: ${target.name}`}</span>
    </>
  );
  if (status === "authenticated") {
    return (
      <OwnChoice value={target.favoriteId ?? null}>
        {(favoriteId) => (
          <FavoriteForm {...target} favoriteId={favoriteId} className={className}>
            {content}
          </FavoriteForm>
        )}
      </OwnChoice>
    );
  }
  if (!hasNoAccount(status)) return null;
  return (
    <a className={className} href={loginHref} rel="nofollow" data-stats="favorite">
      {content}
    </a>
  );
}

type FavoriteFormProps = {
  kind: FavoriteKind;
  id: string;
  favoriteId: string | null;
  className: string;
  children: ReactNode;
};

/** Optimistic. The fetcher key is shared, so that all hearts of a target update together. */
function FavoriteForm({ kind, id, favoriteId, className, children }: FavoriteFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const fetcher = useFetcher<FavoriteResult>({ key: `favorite ${id}` });
  const { formData, data } = fetcher;
  const [isUnreachable, setUnreachable] = useState(false);
  const currentId = data?.ok ? data.favoriteId : favoriteId;
  const isFavorite = formData ? !formData.has("favoriteId") : currentId !== null;
  const fields = { kind, id, ...(currentId !== null && { favoriteId: currentId }) };
  return (
    <form
      role="none"
      method="post"
      action={paths.favorites}
      onSubmit={(event) => {
        event.preventDefault();
        if (formData) return;
        setUnreachable(false);
        const send = () => fetcher.submit(fields, { method: "post", action: paths.favorites });
        fetchRouteScript("favorites").then(send, () => setUnreachable(true));
      }}
    >
      {Object.entries({ ...fields, target: currentPath }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} aria-pressed={isFavorite} data-stats="favorite">
        {children}
      </button>
      {(isUnreachable || data?.ok === false) && !formData && <span role="alert">{t("favorite.failed")}</span>}
    </form>
  );
}
