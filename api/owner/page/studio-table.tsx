/** @jsxImportSource hono/jsx */
import type { StudioRoom } from "../../store/builds/studio-limits";
import { LIMIT_FIELDS, LIMIT_NAMES, toTypedLimits } from "../studio-limits-form";

type StudioTableProps = { rooms: readonly StudioRoom[] };

export function StudioTable({ rooms }: StudioTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Studio</th>
          {LIMIT_NAMES.map((name) => (
            <th scope="col" class="number">
              {LIMIT_FIELDS[name].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <tr>
            <th scope="row">
              <a class="text-link" href={`studios?studio=${room.studioId}`}>
                {room.name}
              </a>
            </th>
            {LIMIT_NAMES.map((name) => (
              <td class="number">{toTypedLimits(room)[name] || LIMIT_FIELDS[name].usual}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
