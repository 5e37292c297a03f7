import { ID, MOMENT } from "./entities";

const PARTY = { mainEntityId: ID, otherPartyUsername: "moss", otherPartyUserPictureUrl: "/media/moss.webp" };
const GROUP = { mainEntityId: ID, groupName: "Fennec", studioName: "Fennec Works" };

const DATA = [
  { messageType: "FRIEND_REQUEST_NEW", isPending: true, ...PARTY },
  { messageType: "FRIEND_REQUEST_ACCEPTED", ...PARTY },
  { messageType: "FRIEND_BEAT_SCORE", challengeName: "One breath", gameTitle: "Lantern Run", ...PARTY },
  { messageType: "FAVORITE_GROUP_NEW_GAME", gameTitle: "Lantern Run", ...GROUP },
  { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID, gameTitle: "Lantern Run" },
  { messageType: "FAVORITE_GROUP_NEW_CHALLENGE", challengeName: "One breath", ...GROUP },
  { messageType: "FAVORITE_GAME_NEW_CHALLENGE", mainEntityId: ID, challengeName: "One breath", gameTitle: "Lantern" },
  {
    messageType: "RELEASE_DELETION_ANNOUNCED",
    mainEntityId: ID,
    gameTitle: "Lantern Run",
    version: "1.0.0.0",
    deletionDate: MOMENT,
  },
];

export const MESSAGES = DATA.map((data) => ({
  messageId: ID,
  read: false,
  createdAt: MOMENT,
  expiredAt: MOMENT,
  data,
}));
