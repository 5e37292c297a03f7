import type { Translations } from "~contract/entities/identifiers";
import type { MessageData } from "~contract/entities/message";
import type { StoredMessageData } from "../../db/schema/people";
import { optionalTextIn } from "../localized-texts";
import { toPerson, type PersonRow } from "./people";
import type { QueryContext } from "../query-context";

/** Current values; null if the entity is deleted. */
export type MessageSubject = {
  other: PersonRow | null;
  requestId: string | null;
  challengeName: Translations | null;
  gameTitle: string | null;
  studioName: string | null;
};

export function toMessageData(context: QueryContext, data: StoredMessageData, subject: MessageSubject): MessageData {
  const names = {
    challengeName: optionalTextIn(subject.challengeName, context.locale),
    gameTitle: subject.gameTitle,
    studioName: subject.studioName,
  };
  switch (data.messageType) {
    case "FRIEND_REQUEST_NEW": {
      const { messageType, mainEntityId } = data;
      return { messageType, mainEntityId, isPending: subject.requestId !== null, ...otherPartyOf(context, subject) };
    }
    case "FRIEND_REQUEST_ACCEPTED":
      return { messageType: data.messageType, mainEntityId: data.mainEntityId, ...otherPartyOf(context, subject) };
    case "FRIEND_BEAT_SCORE": {
      const { messageType, mainEntityId } = data;
      const { challengeName, gameTitle } = names;
      return { messageType, mainEntityId, challengeName, gameTitle, ...otherPartyOf(context, subject) };
    }
    case "FAVORITE_GAME_UPDATED":
    case "RELEASE_DELETION_ANNOUNCED":
    case "GAME_STOPPED":
    case "GAME_RESTORED":
    case "APPEAL_REJECTED":
    case "GAME_SENT_BACK":
    case "GAME_APPROVED":
    case "PURCHASE_REFUNDED":
    case "PURCHASE_WITHDRAWN":
    case "PURCHASE_RESTORED":
    case "TESTER_INVITED":
    case "REVIEW_ANSWERED":
    case "REVIEW_REMOVED":
    case "REVIEW_RESTORED":
      return { ...data, gameTitle: names.gameTitle ?? data.gameTitle };
    case "STUDIO_APPLICATION_APPROVED":
    case "STUDIO_APPLICATION_REJECTED":
    case "STUDIO_PAID":
    case "STUDIO_PAYOUT_REVERSED":
    case "REPORT_ANSWERED":
    case "ACCOUNT_NOTICE":
    case "PIXELS_GRANTED":
      return data;
    case "SCORES_DISQUALIFIED":
    case "SCORES_READMITTED":
    case "SCORES_COUNTED":
    case "SCORES_REMOVED":
    case "CHALLENGE_WON":
      return { ...data, challengeName: names.challengeName ?? data.challengeName };
    case "FAVORITE_GROUP_NEW_GAME":
      return { ...data, gameTitle: names.gameTitle ?? data.gameTitle, ...groupOf(data, names) };
    case "FAVORITE_GROUP_NEW_CHALLENGE":
      return { ...data, challengeName: names.challengeName ?? data.challengeName, ...groupOf(data, names) };
    case "FAVORITE_GAME_NEW_CHALLENGE":
      return {
        ...data,
        challengeName: names.challengeName ?? data.challengeName,
        gameTitle: names.gameTitle ?? data.gameTitle,
      };
  }
}

function otherPartyOf({ mediaBaseUrl }: QueryContext, { other }: MessageSubject) {
  if (!other) return {};
  const { username, pictureUrl } = toPerson(mediaBaseUrl, other);
  return { otherPartyUsername: username, otherPartyUserPictureUrl: pictureUrl };
}

type Group = { groupName?: string | null | undefined; studioName?: string | null | undefined };

function groupOf(stored: Group, { studioName }: { studioName: string | null }): Group {
  return { groupName: studioName ?? stored.groupName, studioName: studioName ?? stored.studioName };
}
