/** @jsxImportSource hono/jsx */
import type { StudioRoom } from "../../store/builds/studio-limits";
import { LIMIT_FIELDS, LIMIT_NAMES, type LimitName, type TypedLimits } from "../studio-limits-form";
import { OwnerField } from "./owner-field";

/** The studio whose limits are changed, what was typed, and what is wrong with it. */
export type ChosenStudio = { room: StudioRoom; typed: TypedLimits; problems: Partial<Record<LimitName, string>> };

type StudioLimitsFormProps = { chosen: ChosenStudio };

export function StudioLimitsForm({ chosen: { room, typed, problems } }: StudioLimitsFormProps) {
  return (
    <form method="post" action="studios">
      <input type="hidden" name="studio" value={room.studioId} />
      {LIMIT_NAMES.map((name) => (
        <OwnerField id={name} label={LIMIT_FIELDS[name].label} help={helpOf(name)} problem={problems[name]}>
          <input
            class="text-input"
            id={name}
            name={name}
            value={typed[name]}
            inputmode="numeric"
            autocomplete="off"
            required={LIMIT_FIELDS[name].usual === null}
            aria-invalid={problems[name] === undefined ? undefined : "true"}
            aria-describedby={`${name}-note`}
          />
        </OwnerField>
      ))}
      <button class="button button--primary">Change the limits</button>
    </form>
  );
}

function helpOf(name: LimitName): string {
  const { max, usual } = LIMIT_FIELDS[name];
  const most = `At most ${String(max)}.`;
  return usual === null ? most : `${most} Empty: the usual ${String(usual)}.`;
}
