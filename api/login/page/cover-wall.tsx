/** @jsxImportSource hono/jsx */
import type { WallPicture } from "../../store/catalogue/wall-pictures";

const COLUMNS = 3;
const ROWS = 4;

export function CoverWall({ pictures }: { pictures: WallPicture[] }) {
  if (pictures.length === 0) return null;
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (__, row) => pictures[(column * ROWS + row) % pictures.length]),
  );
  return (
    <div class="cover-wall" aria-hidden="true">
      {columns.map((column, index) => (
        <div key={index}>
          {column.map((picture) =>
            picture ? <img class={`focus-${picture.focusX}`} src={`..${picture.path}`} alt="" loading="lazy" /> : null,
          )}
        </div>
      ))}
    </div>
  );
}
