/** @jsxImportSource hono/jsx */
import type { Takedown } from "../../store/studios/takedowns";
import { ReasonField } from "./reason-field";
import { TakedownRow } from "./takedown-row";

/** What was typed, and what is wrong with it. */
export type TakedownForm = { game: string; reason: string; problems: { game?: string; reason?: string } };

type TakedownListProps = { takedowns: readonly Takedown[]; form: TakedownForm };

export function TakedownList({ takedowns, form: { game, reason, problems } }: TakedownListProps) {
  return (
    <>
      <p class="lead">A stopped game is found and played nowhere until the takedown is lifted; nothing is deleted.</p>
      <div class="report-grid report-grid--wide">
        <section aria-labelledby="stop">
          <h2 id="stop">Stop a game</h2>
          <form method="post" action="takedowns">
            <div class={problems.game === undefined ? "form-field" : "form-field form-field--invalid"}>
              <label class="field-label" for="game">
                Game
              </label>
              <input
                class="text-input"
                id="game"
                name="game"
                value={game}
                autocomplete="off"
                required
                aria-invalid={problems.game === undefined ? undefined : "true"}
                aria-describedby="game-note"
              />
              <p class={problems.game === undefined ? "field-help" : "field-message"} id="game-note">
                {problems.game ?? "The address of its page, its id or its short id."}
              </p>
            </div>
            <ReasonField id="reason" label="Reason" help="Its studio reads it." value={reason} problem={problems.reason} />
            <button class="button button--primary" name="intent" value="stop">
              Stop the game
            </button>
          </form>
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
