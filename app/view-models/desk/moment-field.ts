const FIELD_LENGTH = "yyyy-mm-ddThh:mm".length;

/** A moment as datetime-local fields have it, in UTC. */
export function momentFieldValue(moment: string | null | undefined): string {
  return moment?.slice(0, FIELD_LENGTH) ?? "";
}
