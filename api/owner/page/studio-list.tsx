/** @jsxImportSource hono/jsx */
import type { StudioRoom } from "../../store/builds/studio-limits";
import { OwnerField } from "./owner-field";
import { StudioLimitsForm, type ChosenStudio } from "./studio-limits-form";
import { StudioTable } from "./studio-table";

type StudioListProps = { rooms: readonly StudioRoom[]; name: string; chosen: ChosenStudio | undefined };

export function StudioList({ rooms, name, chosen }: StudioListProps) {
  return (
    <>
      <p class="lead">What a studio may store and upload. Nothing that is stored is deleted by a lower limit.</p>
      <div class="report-grid report-grid--wide">
        {chosen === undefined ? null : (
          <section aria-labelledby="limits">
            <h2 id="limits">{`Limits of ${chosen.room.name}`}</h2>
            <StudioLimitsForm chosen={chosen} />
          </section>
        )}
        <section aria-labelledby="list">
          <h2 id="list">Studios</h2>
          <form method="get" action="studios" role="search">
            <OwnerField id="name" label="Part of the name" help="Large or small letters." problem={undefined}>
              <input
                class="text-input"
                type="search"
                id="name"
                name="name"
                value={name}
                autocomplete="off"
                aria-describedby="name-note"
              />
            </OwnerField>
            <button class="button button--outline">Find</button>
          </form>
          {rooms.length === 0 ? <p class="report-empty">No studio has this name.</p> : <StudioTable rooms={rooms} />}
        </section>
      </div>
    </>
  );
}
