import { playerPaths } from "~/player-paths";
import type { MessageData } from "~contract/entities/message";
import type { MessageContent } from "./message-item";
import { sentenceOf, type SentencePart } from "./message-sentence";
import type { ViewContext } from "./view-context";

type ReviewMessage = Extract<MessageData, { messageType: "REVIEW_ANSWERED" | "REVIEW_REMOVED" | "REVIEW_RESTORED" }>;

/** What became of the reader's review; links to where it stands. */
export function toReviewContent(data: ReviewMessage, view: ViewContext): MessageContent {
  const game = { gameId: data.mainEntityId, gameShortId: null, mangledTitle: "" };
  return {
    picture: { icon: "messages-square" },
    sentence: toSentence(data, view),
    href: playerPaths.reviews(view.locale, game),
  };
}

function toSentence(data: ReviewMessage, view: ViewContext): SentencePart[] {
  const game = data.gameTitle ?? view.t("messages.someGame");
  switch (data.messageType) {
    case "REVIEW_ANSWERED":
      return sentenceOf(
        "messages.reviewAnswered",
        { studio: data.studioName ?? view.t("messages.someStudio"), game },
        view,
      );
    case "REVIEW_REMOVED":
      return sentenceOf("messages.reviewRemoved", { game }, view, data.reason);
    case "REVIEW_RESTORED":
      return sentenceOf("messages.reviewRestored", { game }, view, data.reason);
  }
}
