import { median } from "../median.ts";

/** Files of these many are told by the first, the middle and the last ones. */
const MANY = 6;
/** The times of so many neighbours are one figure, since a busy machine makes single ones differ. */
const NEIGHBOURS = 5;

/** Rows of a table: each kind of file with its time at its beginning, in its middle and at its end. */
export function toRows(files) {
  const rows = {};
  const kinds = [...new Set(files.map(kindOf))];
  for (const kind of kinds) {
    const ofKind = files.filter((file) => kindOf(file) === kind);
    const at = (start) => Math.round(median(ofKind.slice(start, start + NEIGHBOURS).map((file) => file.milliseconds)));
    const isMany = ofKind.length >= MANY;
    rows[kind] = {
      files: ofKind.length,
      addresses: ofKind.reduce((sum, { addresses }) => sum + addresses, 0),
      "largest, MB": Number(Math.max(...ofKind.map(({ megabytes }) => megabytes)).toFixed(2)),
      "first, ms": at(0),
      "middle, ms": isMany ? at(Math.floor(ofKind.length / 2)) : null,
      // The very last file may be a short one.
      "last, ms": isMany ? at(ofKind.length - 1 - NEIGHBOURS) : null,
    };
  }
  return rows;
}

function kindOf({ name }) {
  return name.replace(/-\d+\.xml$/, "");
}
