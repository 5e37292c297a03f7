/** @jsxImportSource hono/jsx */
import { OwnerField } from "./owner-field";
import { ReasonField } from "./reason-field";

/** What was typed, and what is wrong with it. */
export type TypedTakedown = { game: string; reason: string; problems: { game?: string; reason?: string } };

const GAME_HELP = "The address of its page, its id or its short id.";

export function TakedownForm({ game, reason, problems }: TypedTakedown) {
  return (
    <form method="post" action="takedowns">
      <OwnerField id="game" label="Game" help={GAME_HELP} problem={problems.game}>
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
      </OwnerField>
      <ReasonField id="reason" label="Reason" help="Its studio reads it." value={reason} problem={problems.reason} />
      <button class="button button--primary" name="intent" value="stop">
        Stop the game
      </button>
    </form>
  );
}
