import { formatDate } from "~/i18n/format-date";
import type { Messages } from "~/i18n/text-keys";
import { questExpiry, type QuestExpiry } from "~/rules/quest-expiry";
import { placeholderCards } from "~/rules/quest-slots";
import { SHOWN_COLLECTION_ALIASES, type QuestCollection } from "~contract/entities/quest";
import type { PixelCurrency } from "~contract/entities/wallet";
import { toBalance, type BalanceView } from "./purchase-list";
import { toQuestCard, type QuestCardView, type QuestContext } from "./quest-card";

/** Quests that come and go together. */
export type QuestGroupView = {
  alias: string;
  /** What is said about the next refresh, or about the slots; empty when there is nothing to say. */
  note: string;
  /** ISO date-time of the next refresh; null for quests that stay. */
  refreshAt: string | null;
  quests: QuestCardView[];
  /** How many dashed cards stand for quests to come. */
  placeholders: number;
};

export type QuestBoardView = {
  isSignedOut: boolean;
  /** Null for signed-out visitors, and where the wallet does not answer. */
  purse: BalanceView[] | null;
  daily: QuestGroupView | null;
  /** Null for signed-out visitors, who are asked to sign up instead (docs/product/quests.md#signed-out). */
  longTerm: QuestGroupView | null;
};

/** GET /api/quests/: the board and the texts of the popover; null when the API does not answer. */
export type QuestsAnswer = { board: QuestBoardView; texts: Messages };

/** POST /api/quests/: whether the reward is paid. */
export type ClaimAnswer = { isPaid: boolean; /** It waits for a confirmed address. */ isUnconfirmed?: boolean };

type Wallet = { balances: { currency: PixelCurrency; balance: number }[] };

type BoardContext = QuestContext & {
  /**
   * Stands for the collections' own refresh time; outside production only (docs/product/quests.md#refresh-override).
   */
  refreshOverride: string | null;
};

const [DAILY, PERSONAL] = SHOWN_COLLECTION_ALIASES;

/** The quests popover: only the collections daily and personal count (docs/product/quests.md#collections). */
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
