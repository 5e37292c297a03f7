/**
 * What this browser knows of what a game has stored here by itself: whose it is, and the fingerprints of it and of the
 * account's save when both were last the same. Null stands for nothing.
 */
export type StorageMark = {
  owner: string;
  local: string | null;
  account: string | null;
  /** The player has chosen the account's save. */
  isRejected: boolean;
};

export type StorageFacts = {
  /** Null is a guest. */
  player: string | null;
  /** Null: what is stored is nobody's yet, or a guest's. */
  mark: StorageMark | null;
  local: string | null;
  /** Null, too, where the account cannot be reached. */
  account: string | null;
};

/**
 * `ask` plays the account's save, and the player may put the one of this browser in its place; `offer` plays what is
 * nobody's yet, and saves it when the player says so.
 */
export type StorageChoice = "keep" | "send" | "restore" | "ask" | "offer" | "clear";

/** Which save is played (docs/product/playing.md#saves). */
export function chooseStorage({ player, mark, local, account }: StorageFacts): StorageChoice {
  if (mark !== null && mark.owner !== player) {
    if (account !== null) return "restore";
    return local === null ? "keep" : "clear";
  }
  if (player === null || local === account) return "keep";
  const isChanged = local !== (mark?.local ?? null);
  if (account === null && isChanged && local !== null) return mark === null ? "offer" : "send";
  if (account === null) return "keep";
  // Browsers may drop what a site has stored.
  if (local === null || mark?.isRejected) return "restore";
  const isAccountChanged = account !== (mark?.account ?? null);
  if (!isChanged) return isAccountChanged ? "restore" : "keep";
  return isAccountChanged ? "ask" : "send";
}

/** Whether what is stored here is on no account yet, though its owner is not the one who plays. */
export function isOthersUnsaved({ player, mark, local }: Omit<StorageFacts, "account">): boolean {
  return mark !== null && mark.owner !== player && !mark.isRejected && local !== null && local !== mark.local;
}
