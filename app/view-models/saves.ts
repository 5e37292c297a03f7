export const SAVE_ERRORS = [
  "save_not_found",
  "save_too_large",
  "save_version_conflict",
  "saves_disabled",
  "sign_in_required",
  "other_player",
  "too_many_requests",
  "unreachable",
] as const;

export type SaveError = (typeof SAVE_ERRORS)[number];

export type SaveResponse = { ok: true; data: unknown; version: number } | { ok: false; error: SaveError };

export type SaveResult = { ok: true; version: number } | { ok: false; error: SaveError };
