import type { LevelView } from "~/view-models/quest-page";

type LevelPanelProps = { level: LevelView };

export function LevelPanel({ level: { name, text, segments, lit } }: LevelPanelProps) {
  return (
    <section className="panel level-panel" aria-labelledby="level">
      <h2 className="heading-small" id="level">
        {name}
      </h2>
      <div className="progress">
        <span className="progress-steps" aria-hidden="true">
          {Array.from({ length: segments }, (_, index) => (
            <i key={index} className={index < lit ? "progress-step--done" : undefined} />
          ))}
        </span>
      </div>
      <p className="text-small muted">{text}</p>
    </section>
  );
}
