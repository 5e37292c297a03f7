import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import type { RowOverflow, ScrollDirection } from "./use-row-scroll";

type RowArrowsProps = { row: string; reach: RowOverflow; onScroll: (direction: ScrollDirection) => void };

export function RowArrows({ row, reach, onScroll }: RowArrowsProps) {
  const t = useText();
  if (!reach.back && !reach.on) return null;
  return (
    <span className="inline-row gap-0 narrow:hidden [@media(hover:none)]:hidden">
      <button
        className="icon-button"
        type="button"
        data-steps=""
        aria-label={t("feed.scrollBack", { row })}
        disabled={!reach.back}
        onClick={() => onScroll("back")}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        className="icon-button"
        type="button"
        data-steps=""
        aria-label={t("feed.scrollOn", { row })}
        disabled={!reach.on}
        onClick={() => onScroll("on")}
      >
        <Icon name="chevron-right" />
      </button>
    </span>
  );
}
