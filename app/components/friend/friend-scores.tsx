import { Link } from "@remix-run/react";
import type { FriendScoreView } from "~/view-models/friend-score";
import { Cover } from "../game/cover";

type FriendScoresProps = { scores: FriendScoreView[] };

export function FriendScores({ scores }: FriendScoresProps) {
  return (
    <ul className="recs">
      {scores.map(({ id, username, personHref, challenge, href, cover, score, place, date }) => (
        <li key={id}>
          <Cover picture={cover} shape="16:9" sizes="96px" />
          <div className="who">
            <Link to={href}>{challenge}</Link>
            <p className="sm mut">
              <Link to={personHref}>{username}</Link> · {date}
            </p>
          </div>
          <div className="end">
            <p className="num">{score}</p>
            <p className="sm mut">{place}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
