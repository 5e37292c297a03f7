import type { TextKey } from "~/i18n/text-keys";
import type { ScoreError } from "~/view-models/player";
import type { StartError } from "./use-play";

export const PLAY_ERROR_TEXTS: Record<StartError, TextKey> = {
  account_suspended: "player.playError.suspended",
  challenge_not_found: "player.playError.gone",
  game_not_found: "player.playError.gone",
  needs_connection: "player.playError.needsConnection",
  room_full: "player.playError.roomFull",
  room_not_found: "player.playError.roomGone",
  too_many_requests: "player.playError.tooMany",
  unreachable: "player.playError.unreachable",
};

export const SCORE_ERROR_TEXTS: Record<ScoreError, TextKey> = {
  account_suspended: "player.scoreError.suspended",
  challenge_not_active: "player.scoreError.notActive",
  no_active_play: "player.scoreError.noPlay",
  score_out_of_range: "player.scoreError.outOfRange",
  too_many_requests: "player.scoreError.tooMany",
  unreachable: "player.scoreError.unreachable",
};
