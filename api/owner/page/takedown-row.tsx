/** @jsxImportSource hono/jsx */
import type { Takedown } from "../../store/studios/takedowns";

type TakedownRowProps = { takedown: Takedown };

export function TakedownRow({ takedown }: TakedownRowProps) {
  const { takedownId, gameTitle, shortId, studioName, reason, startedAt, liftedAt } = takedown;
  return (
    <tr>
      <th scope="row">
        {gameTitle}
        <p class="muted">{`${studioName}, ${shortId}`}</p>
      </th>
      <td class="report-quote">{reason}</td>
      <td>
        <p>{`since ${dayOf(startedAt)}`}</p>
        {liftedAt === null ? (
          <form method="post" action="takedowns">
            <input type="hidden" name="takedown" value={takedownId} />
            <button class="button button--outline" name="intent" value="lift" aria-label={`Lift: ${gameTitle}`}>
              Lift
            </button>
          </form>
        ) : (
          <p class="muted">{`lifted ${dayOf(liftedAt)}`}</p>
        )}
      </td>
    </tr>
  );
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
