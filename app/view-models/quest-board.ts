import { formatDate } from "~/i18n/format-date";
import type { Messages } from "~/i18n/text-keys";
import { placeholderCards, questExpiry, type QuestExpiry } from "~/rules/quest-expiry";
import { VISIBLE_COLLECTION_ALIASES, type QuestCollection } from "~contract/entities/quest";
import type { PixelCurrency } from "~contract/entities/wallet";
import { toBalance, type BalanceView } from "./purchase-list";
import { toQuestCard, type QuestCardView, type QuestContext } from "./quest-card";

export type QuestGroupView = {
  alias: string;
  /** About the next refresh or free slots; may be empty. */
  note: string;
  refreshAt: string | null;
  quests: QuestCardView[];
  placeholders: number;
};

export type QuestBoardView = {
  isSignedOut: boolean;
  /** Null when signed out or when the wallet failed to load. */
  purse: BalanceView[] | null;
  daily: QuestGroupView | null;
  /** Null when signed out (docs/product/quests.md#signed-out). */
  longTerm: QuestGroupView | null;
};

export type QuestsResponse = { board: QuestBoardView; texts: Messages };

export type ClaimResult = {
  isPaid: boolean;
  /** Why the reward waits; without it, something failed. */
  problem?: "quests.claimUnconfirmed" | "quests.claimNoCodes";
};

type Wallet = { balances: { currency: PixelCurrency; balance: number }[] };

type BoardContext = QuestContext & {
  /** Replaces the refresh time, outside production only (docs/product/quests.md#refresh-override). */
  refreshOverride: string | null;
};

const [DAILY, PERSONAL] = VISIBLE_COLLECTION_ALIASES;

/** Only the collections daily and personal are shown (docs/product/quests.md#collections). */
export function toQuestBoard(
  collections: readonly QuestCollection[],
  wallet: Wallet | null,
  context: BoardContext,
): QuestBoardView {
  const group = (alias: string | undefined) => {
    const collection = collections.find((candidate) => candidate.alias === alias);
    return collection ? toGroup(collection, context) : null;
  };
  const { isSignedOut } = context;
  return {
    isSignedOut,
    purse: isSignedOut || !wallet ? null : wallet.balances.map(toBalance),
    daily: group(DAILY),
    longTerm: isSignedOut ? null : group(PERSONAL),
  };
}

function toGroup(original: QuestCollection, context: BoardContext): QuestGroupView {
  const { refreshOverride } = context;
  const isMoved = refreshOverride !== null && original.refreshAt !== null;
  const collection = isMoved ? { ...original, refreshAt: refreshOverride } : original;
  return {
    alias: collection.alias,
    note: noteOf(collection, context),
    refreshAt: collection.refreshAt,
    quests: collection.quests.map((quest) => toQuestCard(quest, context)),
    placeholders: placeholderCards(collection),
  };
}

function noteOf(collection: QuestCollection, context: BoardContext): string {
  const expiry = questExpiry(collection, context.now);
  if (expiry) return expiryText(expiry, context);
  const { maxQuestsAvailable: total, quests } = collection;
  if (total === null) return "";
  const used = quests.filter(({ completed }) => completed !== true).length;
  return context.t("quests.slots", { used, total });
}

function expiryText(expiry: QuestExpiry, { t, ...dates }: BoardContext): string {
  switch (expiry.kind) {
    case "expires":
      return t("quests.expires", { date: formatDate(expiry.at, dates) });
    case "maximum":
      return t("quests.maximumQuests");
    case "new-quests":
      return t("quests.newQuests", { count: expiry.count, date: formatDate(expiry.at, dates) });
    case "refresh":
      return t("quests.refreshToUpdate");
  }
}
