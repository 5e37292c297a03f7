import { Link } from "@remix-run/react";
import type { FriendScoreView } from "~/view-models/friend-score";
import { Cover } from "../game/cover";

type FriendScoresProps = { scores: FriendScoreView[] };

export function FriendScores({ scores }: FriendScoresProps) {
  return (
    <ul className="records">
      {scores.map(({ id, username, personHref, challenge, href, cover, score, place, date }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="person">
            <Link to={href}>{challenge}</Link>
            <p className="text-small muted">
              <Link to={personHref}>{username}</Link> · {date}
            </p>
          </div>
          <div className="record-end">
            <p className="numeral">{score}</p>
            <p className="text-small muted">{place}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
