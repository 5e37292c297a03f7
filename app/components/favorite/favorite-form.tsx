import { useFetcher } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { fetchRouteScript } from "~/browser/route-script";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { FavoriteResult, FavoriteKind } from "~/view-models/favorite";
import { useCurrentPath } from "../frame/use-current-path";

type FavoriteFormProps = {
  kind: FavoriteKind;
  id: string;
  favoriteId?: string | null | undefined;
  className: string;
  children: ReactNode;
};

/** Optimistic. The fetcher key is shared, so that all hearts of a target update together. */
export function FavoriteForm({ kind, id, favoriteId = null, className, children }: FavoriteFormProps) {
  const t = useText();
  const here = useCurrentPath();
  const fetcher = useFetcher<FavoriteResult>({ key: `favorite ${id}` });
  const { formData, data } = fetcher;
  const [isLost, setLost] = useState(false);
  const knownId = data?.ok ? data.favoriteId : favoriteId;
  const isFavorite = formData ? !formData.has("favoriteId") : knownId !== null;
  const fields = { kind, id, ...(knownId !== null && { favoriteId: knownId }) };
  return (
    <form
      role="none"
      method="post"
      action={paths.favorites}
      onSubmit={(event) => {
        event.preventDefault();
        if (formData) return;
        setLost(false);
        const send = () => fetcher.submit(fields, { method: "post", action: paths.favorites });
        fetchRouteScript("favorites").then(send, () => setLost(true));
      }}
    >
      {Object.entries({ ...fields, target: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} aria-pressed={isFavorite} data-stats="favorite">
        {children}
      </button>
      {(isLost || data?.ok === false) && !formData && <span role="alert">{t("favorite.failed")}</span>}
    </form>
  );
}
