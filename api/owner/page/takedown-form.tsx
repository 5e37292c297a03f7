/** @jsxImportSource hono/jsx */
import { ReasonField } from "./reason-field";

/** What was typed, and what is wrong with it. */
export type TypedTakedown = { game: string; reason: string; problems: { game?: string; reason?: string } };

const GAME = "game";

export function TakedownForm({ game, reason, problems }: TypedTakedown) {
  const isGameKnown = problems.game === undefined;
  return (
    <form method="post" action="takedowns">
      <div class={isGameKnown ? "form-field" : "form-field form-field--invalid"}>
        <label class="field-label" for={GAME}>
          Game
        </label>
        <input
          class="text-input"
          id={GAME}
          name={GAME}
          value={game}
          autocomplete="off"
          required
          aria-invalid={isGameKnown ? undefined : "true"}
          aria-describedby="game-note"
        />
        <p class={isGameKnown ? "field-help" : "field-message"} id="game-note">
          {problems.game ?? "The address of its page, its id or its short id."}
        </p>
      </div>
      <ReasonField id="reason" label="Reason" help="Its studio reads it." value={reason} problem={problems.reason} />
      <button class="button button--primary" name="intent" value="stop">
        Stop the game
      </button>
    </form>
  );
}
