/** The files of tests/escapes/game that add attacks. */
export const ATTACK_KINDS = ["reading", "sending", "leaving", "disturbing", "asking"] as const;
export type AttackNames = Record<(typeof ATTACK_KINDS)[number], string[]>;

/** After these the game is gone or has lost its place, so that each has a start of its own. */
export const LEAVING = [
  "leavesForAForeignHost",
  "leavesByRefresh",
  "leavesForThePortal",
  "leavesForAnotherGame",
  "sendsByForm",
  "opensDialogsForEver",
  "floodsTheHistory",
  "floodsThePageWithMessages",
] as const;

/** Where the attacks aim: the portal, a page of another game, a foreign host. */
export type Places = { portal: string; other: string; sink: string };
