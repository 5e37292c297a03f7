import { formatDay, formatMoment } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import { paths } from "~/paths";
import { studioPaths } from "~/studio-paths";
import type { MessageData } from "~contract/entities/message";
import type { MessageContent } from "./message-item";
import { sentenceOf, type SentencePart } from "./message-sentence";
import type { ViewContext } from "./view-context";

type AboutStudio = Extract<MessageData, { studioName: string }>;
type AboutGame = Extract<
  MessageData,
  {
    messageType:
      | "RELEASE_DELETION_ANNOUNCED"
      | "GAME_STOPPED"
      | "APPEAL_REJECTED"
      | "GAME_RESTORED"
      | "GAME_SENT_BACK"
      | "GAME_APPROVED";
  }
>;

/** For members of a studio, and those who apply for one. */
export function toStudioContent(data: AboutStudio | AboutGame, view: ViewContext): MessageContent {
  if ("studioName" in data) return aboutStudio(data, view);
  const href = studioPaths.game(view.locale, data.mainEntityId);
  return { picture: { icon: "gamepad-2" }, sentence: gameSentence(data, view), href };
}

function aboutStudio(data: AboutStudio, view: ViewContext): MessageContent {
  const { locale } = view;
  const names = { studio: data.studioName };
  const about = { picture: { icon: "gamepad-2" }, href: studioPaths.studio(locale, data.mainEntityId) } as const;
  switch (data.messageType) {
    case "STUDIO_APPLICATION_APPROVED":
      return { ...about, sentence: sentenceOf("messages.studioApproved", names, view) };
    case "STUDIO_APPLICATION_REJECTED": {
      const sentence = sentenceOf("messages.studioRejected", names, view, data.reason);
      return { ...about, sentence, href: paths.studioHome(locale) };
    }
    case "STUDIO_PAID":
    case "STUDIO_PAYOUT_REVERSED": {
      const key = data.messageType === "STUDIO_PAID" ? "messages.studioPaid" : "messages.payoutReversed";
      const reason = "reason" in data ? data.reason : undefined;
      const sentence = sentenceOf(key, { ...names, amount: formatPrice(data.sum) }, view, reason);
      return { picture: { icon: "store" }, sentence, href: studioPaths.earnings(locale, data.mainEntityId) };
    }
  }
}

/** What becomes of a game or of one of its versions. */
function gameSentence(data: AboutGame, view: ViewContext): SentencePart[] {
  const names = { game: data.gameTitle ?? view.t("messages.someGame") };
  switch (data.messageType) {
    case "RELEASE_DELETION_ANNOUNCED": {
      const date = formatDay(data.deletionDate, view.locale);
      return sentenceOf("messages.releaseDeletion", { ...names, version: data.version, date }, view);
    }
    case "GAME_STOPPED":
      return sentenceOf("messages.gameStopped", names, view, data.reason);
    case "APPEAL_REJECTED":
      return sentenceOf("messages.appealRejected", names, view, data.reason);
    case "GAME_RESTORED":
      return sentenceOf("messages.gameRestored", names, view);
    case "GAME_SENT_BACK":
      return sentenceOf("messages.gameSentBack", names, view, data.reason);
    case "GAME_APPROVED": {
      if (!data.publishDate) return sentenceOf("messages.gameApproved", names, view);
      const date = formatMoment(data.publishDate, view.locale);
      return sentenceOf("messages.gameApprovedFor", { ...names, date }, view);
    }
  }
}
