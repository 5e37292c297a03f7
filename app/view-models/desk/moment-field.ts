const FIELD_LENGTH = "yyyy-mm-ddThh:mm".length;

/** Fields for moments have minutes only, here of UTC. */
export function toMomentField(moment: string | null | undefined): string {
  return moment?.slice(0, FIELD_LENGTH) ?? "";
}
