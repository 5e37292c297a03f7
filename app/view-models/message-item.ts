import { formatDate } from "~/i18n/format-date";
import { formatPrice, groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import type { IconName } from "~/rules/icon-names";
import type { AccountNotice, Message, MessageData } from "~contract/entities/message";
import type { Pagination } from "~contract/entities/pagination";
import { sentenceOf, type SentencePart } from "./message-sentence";
import { toReviewContent } from "./review-message";
import { toPager, type PagerView } from "./pager";
import { toStudioContent } from "./studio-message";
import type { ViewContext } from "./view-context";

export type MessageView = {
  id: string;
  isUnread: boolean;
  picture: { url: string | null } | { icon: IconName };
  sentence: SentencePart[];
  /** Null when the subject has no page. */
  href: string | null;
  date: string;
  sentAt: string;
  /** Set while the friend request is pending. */
  requestId: string | null;
};

export const MESSAGE_ERRORS = ["message_not_found", "too_many_requests", "unreachable"] as const;
export type MessageError = (typeof MESSAGE_ERRORS)[number];
export type MessageResult = { ok: false; error: MessageError };

export type InboxView = {
  messages: MessageView[];
  pager: PagerView | null;
  isUnreadOnly: boolean;
  unread: number | null;
  allHref: string;
  unreadHref: string;
  /** The URL to return to after a change. */
  here: string;
};

type Inbox = { list: { messages: Message[]; pagination: Pagination }; unread: number | null; isUnread: boolean };

export function toInbox({ list, unread, isUnread }: Inbox, view: ViewContext): InboxView {
  const { locale } = view;
  return {
    messages: list.messages.map((message) => toMessage(message, view)),
    pager: toPager(list.pagination, (page) => paths.messages(locale, { isUnread, page })),
    isUnreadOnly: isUnread,
    unread,
    allHref: paths.messages(locale),
    unreadHref: paths.messages(locale, { isUnread: true }),
    here: paths.messages(locale, { isUnread, page: list.pagination.currPage }),
  };
}

export function toMessage({ messageId, read, createdAt, data }: Message, view: ViewContext): MessageView {
  const isPending = data.messageType === "FRIEND_REQUEST_NEW" && data.isPending;
  return {
    id: messageId,
    isUnread: !read,
    ...toContent(data, view),
    date: formatDate(createdAt, view),
    sentAt: createdAt,
    requestId: isPending ? data.mainEntityId : null,
  };
}

const NOTICE_TEXTS: Record<AccountNotice, TextKey> = {
  WARNING: "messages.account.WARNING",
  SUSPENSION: "messages.account.SUSPENSION",
  BAN: "messages.account.BAN",
  RENAME: "messages.account.RENAME",
  PICTURE_REMOVAL: "messages.account.PICTURE_REMOVAL",
  SANCTION_LIFTED: "messages.account.SANCTION_LIFTED",
  APPEAL_UPHELD: "messages.account.APPEAL_UPHELD",
};

export type MessageContent = Pick<MessageView, "picture" | "sentence" | "href">;

function toContent(data: MessageData, view: ViewContext): MessageContent {
  const { t, locale } = view;
  switch (data.messageType) {
    case "FRIEND_REQUEST_NEW":
      return fromPerson("messages.friendRequest", data, view);
    case "FRIEND_REQUEST_ACCEPTED":
      return fromPerson("messages.friendAccepted", data, view);
    case "FRIEND_BEAT_SCORE": {
      const user = data.otherPartyUsername ?? t("messages.somebody");
      const names = { user, challenge: data.challengeName ?? t("messages.someChallenge") };
      const about = aboutChallenge(data.mainEntityId, sentenceOf("messages.beaten", names, view), locale);
      return { ...about, picture: { url: data.otherPartyUserPictureUrl ?? null } };
    }
    case "FAVORITE_GROUP_NEW_GAME": {
      const names = { studio: studioOf(data, view), game: data.gameTitle ?? t("messages.someGame") };
      return aboutGame(data.mainEntityId, sentenceOf("messages.newGame", names, view), locale);
    }
    case "FAVORITE_GAME_UPDATED": {
      const names = { game: data.gameTitle ?? t("messages.someGame") };
      return aboutGame(data.mainEntityId, sentenceOf("messages.gameUpdated", names, view), locale);
    }
    case "FAVORITE_GROUP_NEW_CHALLENGE":
    case "FAVORITE_GAME_NEW_CHALLENGE":
      return aboutChallenge(data.mainEntityId, newChallengeSentence(data, view), locale);
    case "RELEASE_DELETION_ANNOUNCED":
    case "STUDIO_APPLICATION_APPROVED":
    case "STUDIO_APPLICATION_REJECTED":
    case "STUDIO_PAID":
    case "STUDIO_PAYOUT_REVERSED":
    case "GAME_STOPPED":
    case "APPEAL_REJECTED":
    case "GAME_RESTORED":
    case "GAME_SENT_BACK":
    case "GAME_APPROVED":
      return toStudioContent(data, view);
    case "SCORES_DISQUALIFIED":
    case "SCORES_READMITTED":
    case "SCORES_COUNTED":
    case "SCORES_REMOVED":
    case "CHALLENGE_WON":
      return aboutChallenge(data.mainEntityId, outcomeSentence(data, view), locale);
    case "REPORT_ANSWERED":
      return { picture: { icon: "flag" }, sentence: answerSentence(data, view), href: null };
    case "ACCOUNT_NOTICE":
      return aboutAccount(data.notice, view);
    case "PURCHASE_REFUNDED":
    case "PURCHASE_WITHDRAWN":
    case "PURCHASE_RESTORED":
    case "PIXELS_GRANTED":
      return aboutMoney(moneySentence(data, view), locale);
    case "REVIEW_ANSWERED":
    case "REVIEW_REMOVED":
    case "REVIEW_RESTORED":
      return toReviewContent(data, view);
    case "TESTER_INVITED": {
      const names = { game: data.gameTitle ?? t("messages.someGame") };
      return aboutGame(data.mainEntityId, sentenceOf("messages.testerInvited", names, view), locale, data.trackId);
    }
  }
}

type NewChallenge = Extract<
  MessageData,
  { messageType: "FAVORITE_GROUP_NEW_CHALLENGE" | "FAVORITE_GAME_NEW_CHALLENGE" }
>;

function newChallengeSentence(data: NewChallenge, view: ViewContext): SentencePart[] {
  const challenge = data.challengeName ?? view.t("messages.someChallenge");
  if (data.messageType === "FAVORITE_GROUP_NEW_CHALLENGE") {
    return sentenceOf("messages.studioChallenge", { studio: studioOf(data, view), challenge }, view);
  }
  const game = data.gameTitle ?? view.t("messages.someGame");
  return sentenceOf("messages.gameChallenge", { game, challenge }, view);
}

type Outcome = Extract<
  MessageData,
  {
    messageType: "SCORES_DISQUALIFIED" | "SCORES_READMITTED" | "SCORES_COUNTED" | "SCORES_REMOVED" | "CHALLENGE_WON";
  }
>;

/** What the portal has decided about the player's scores. */
function outcomeSentence(data: Outcome, view: ViewContext): SentencePart[] {
  const challenge = data.challengeName ?? view.t("messages.someChallenge");
  switch (data.messageType) {
    case "SCORES_DISQUALIFIED":
      return sentenceOf("messages.disqualified", { challenge }, view, data.reason);
    case "SCORES_READMITTED":
      return sentenceOf("messages.readmitted", { challenge }, view, data.reason);
    case "SCORES_COUNTED":
      return sentenceOf("messages.scoresCounted", { challenge }, view, data.reason);
    case "SCORES_REMOVED":
      return sentenceOf("messages.scoresRemoved", { challenge }, view, data.reason);
    case "CHALLENGE_WON":
      return sentenceOf("messages.won", { challenge, rank: groupDigits(data.rank) }, view);
  }
}

type Answered = Extract<MessageData, { messageType: "REPORT_ANSWERED" }>;

function answerSentence({ answer, subjectName }: Answered, view: ViewContext): SentencePart[] {
  return sentenceOf(`messages.reportAnswer.${answer}`, { subject: subjectName }, view);
}

type MoneyMessage = Extract<
  MessageData,
  { messageType: "PURCHASE_REFUNDED" | "PURCHASE_WITHDRAWN" | "PURCHASE_RESTORED" | "PIXELS_GRANTED" }
>;

/** What became of a purchase, or of the wallet. */
function moneySentence(data: MoneyMessage, view: ViewContext): SentencePart[] {
  if (data.messageType === "PIXELS_GRANTED") {
    return sentenceOf("messages.pixelsGranted", { amount: formatPrice(data.sum) }, view, data.reason);
  }
  const game = data.gameTitle ?? view.t("messages.someGame");
  switch (data.messageType) {
    case "PURCHASE_REFUNDED": {
      const names = { game, amount: formatPrice(data.sum) };
      if (!data.reason) return sentenceOf("messages.refunded", names, view);
      return sentenceOf("messages.refundedFor", names, view, data.reason);
    }
    case "PURCHASE_WITHDRAWN":
      return sentenceOf("messages.purchaseWithdrawn", { game }, view);
    case "PURCHASE_RESTORED":
      return sentenceOf("messages.purchaseRestored", { game }, view);
  }
}

type OtherParty = Extract<MessageData, { messageType: "FRIEND_REQUEST_NEW" | "FRIEND_REQUEST_ACCEPTED" }>;

/** Deleted accounts have no name. */
function fromPerson(key: TextKey, data: OtherParty, view: ViewContext): MessageContent {
  const username = data.otherPartyUsername ?? null;
  return {
    picture: { url: data.otherPartyUserPictureUrl ?? null },
    sentence: sentenceOf(key, { user: username ?? view.t("messages.somebody") }, view),
    href: username === null ? null : paths.user(view.locale, username),
  };
}

function aboutAccount(notice: AccountNotice, view: ViewContext): MessageContent {
  const href = playerPaths.notices(view.locale);
  return { picture: { icon: "info" }, sentence: sentenceOf(NOTICE_TEXTS[notice], {}, view), href };
}

function aboutGame(
  gameId: string,
  sentence: SentencePart[],
  locale: ViewContext["locale"],
  trackId?: string,
): MessageContent {
  const href = paths.game(locale, { gameId, gameShortId: null, mangledTitle: "" }, { trackId });
  return { picture: { icon: "gamepad-2" }, sentence, href };
}

function aboutMoney(sentence: SentencePart[], locale: ViewContext["locale"]): MessageContent {
  return { picture: { icon: "store" }, sentence, href: paths.purchases(locale) };
}

function aboutChallenge(challengeId: string, sentence: SentencePart[], locale: ViewContext["locale"]): MessageContent {
  const href = paths.challenge(locale, { challengeId, challengeShortId: null, mangledName: "" });
  return { picture: { icon: "trophy" }, sentence, href };
}

function studioOf(
  { studioName, groupName }: { studioName?: string | null | undefined; groupName?: string | null | undefined },
  { t }: ViewContext,
): string {
  return studioName ?? groupName ?? t("messages.someStudio");
}
