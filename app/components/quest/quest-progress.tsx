import type { QuestCardView } from "~/view-models/quest-card";

type QuestProgressProps = { progress: NonNullable<QuestCardView["progress"]> };

export function QuestProgress({ progress: { text, label, segments, lit } }: QuestProgressProps) {
  return (
    <div className="progress">
      <span className="progress-steps" aria-hidden="true">
        {Array.from({ length: segments }, (_, index) => (
          <i key={index} className={index < lit ? "progress-step--done" : undefined} />
        ))}
      </span>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
