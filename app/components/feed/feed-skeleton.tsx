const CARDS = ["1", "2", "3", "4", "5"];

export function FeedSkeleton() {
  return (
    <div className="section appears-late" aria-hidden="true">
      <div className="section-head">
        <span className="skeleton skeleton--line block" />
      </div>
      <div className="rail">
        {CARDS.map((card) => (
          <div key={card} className="game-card">
            <span className="cover cover--4-3 skeleton" />
            <p className="card-title">
              <span className="skeleton skeleton--line block" />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
