import { median } from "../median.ts";

const MIN_FILES = 6;
/** Averaged, since single times are noisy. */
const NEIGHBOURS = 5;

export function toRows(files) {
  const rows = {};
  const kinds = [...new Set(files.map(kindOf))];
  for (const kind of kinds) {
    const ofKind = files.filter((file) => kindOf(file) === kind);
    const at = (start) => Math.round(median(ofKind.slice(start, start + NEIGHBOURS).map((file) => file.milliseconds)));
    const hasEnoughFiles = ofKind.length >= MIN_FILES;
    rows[kind] = {
      files: ofKind.length,
      addresses: ofKind.reduce((sum, { addresses }) => sum + addresses, 0),
      "largest, MB": Number(Math.max(...ofKind.map(({ megabytes }) => megabytes)).toFixed(2)),
      "first, ms": at(0),
      "middle, ms": hasEnoughFiles ? at(Math.floor(ofKind.length / 2)) : null,
      // The last file may be short.
      "last, ms": hasEnoughFiles ? at(ofKind.length - 1 - NEIGHBOURS) : null,
    };
  }
  return rows;
}

function kindOf({ name }) {
  return name.replace(/-\d+\.xml$/, "");
}
