/** @jsxImportSource hono/jsx */
import type { Takedown } from "../../store/studios/takedowns";
import { TakedownForm, type TypedTakedown } from "./takedown-form";
import { TakedownRow } from "./takedown-row";

type TakedownListProps = { takedowns: readonly Takedown[]; typed: TypedTakedown };

export function TakedownList({ takedowns, typed }: TakedownListProps) {
  return (
    <>
      <p class="lead">A stopped game is found and played nowhere until the takedown is lifted; nothing is deleted.</p>
      <div class="report-grid report-grid--wide">
        <section aria-labelledby="stop">
          <h2 id="stop">Stop a game</h2>
          <TakedownForm {...typed} />
        </section>
        <section aria-labelledby="list">
          <h2 id="list">Takedowns</h2>
          {takedowns.length === 0 ? (
            <p class="report-empty">No game was stopped.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Game</th>
                  <th scope="col">Reason</th>
                  <th scope="col">Time</th>
                </tr>
              </thead>
              <tbody>
                {takedowns.map((takedown) => (
                  <TakedownRow takedown={takedown} />
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  );
}
