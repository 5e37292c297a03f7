import type { LevelView } from "~/view-models/quest-page";

type LevelPanelProps = { level: LevelView };

export function LevelPanel({ level: { name, text, segments, lit } }: LevelPanelProps) {
  return (
    <section className="panel lvl" aria-labelledby="level">
      <h2 className="h3" id="level">
        {name}
      </h2>
      <div className="pg">
        <span className="sg" aria-hidden="true">
          {Array.from({ length: segments }, (_, index) => (
            <i key={index} className={index < lit ? "on" : undefined} />
          ))}
        </span>
      </div>
      <p className="sm mut">{text}</p>
    </section>
  );
}
