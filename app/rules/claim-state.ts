export type ClaimPeriod = { startsAt: string; endsAt: string | null };

export type ClaimState = "upcoming" | "open" | "over";

/** See docs/product/games.md#claim-periods. */
export function claimState({ startsAt, endsAt }: ClaimPeriod, now: Date): ClaimState {
  if (now.getTime() < Date.parse(startsAt)) return "upcoming";
  return endsAt === null || now.getTime() < Date.parse(endsAt) ? "open" : "over";
}
