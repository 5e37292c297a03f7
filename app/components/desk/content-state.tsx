import type { ContentStateView } from "~/view-models/desk/content-state";

const BARS = [4, 8, 12];
const LIT: Record<ContentStateView["state"], number> = {
  DRAFT: 0,
  SCHEDULED: 2,
  PUBLISHED: 3,
  CHANGED: 3,
  ARCHIVED: 0,
};

type ContentStateProps = { state: Pick<ContentStateView, "state" | "label"> };

/** Rising bars, lit one by one on the way to players. */
export function ContentState({ state: { state, label } }: ContentStateProps) {
  return (
    <span className="content-state">
      <svg viewBox="0 0 14 12" aria-hidden="true">
        {BARS.map((rising, index) => {
          const height = state === "ARCHIVED" ? 4 : rising;
          const isLit = index < LIT[state];
          const inset = isLit ? 0 : 0.75;
          return (
            <rect
              key={rising}
              className={isLit ? "content-state-lit" : "content-state-unlit"}
              x={index * 5 + inset}
              y={12 - height + inset}
              width={4 - 2 * inset}
              height={height - 2 * inset}
            />
          );
        })}
      </svg>
      {label}
    </span>
  );
}
