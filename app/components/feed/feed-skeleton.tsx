const CARDS = ["1", "2", "3", "4", "5"];

export function FeedSkeleton() {
  return (
    <div className="sec late" aria-hidden="true">
      <div className="sh">
        <span className="sk l block" />
      </div>
      <div className="rail">
        {CARDS.map((card) => (
          <div key={card} className="card">
            <span className="cover c43 sk" />
            <p className="t">
              <span className="sk l block" />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
