import { getChallenge, listChallenges } from "./calls/challenges";
import { getConfiguration } from "./calls/configurations";
import { listReceivedFriendRequests } from "./calls/friends";
import { getGame, reportGame } from "./calls/games";
import { getGlobalSettings } from "./calls/global-settings";
import { listMessages } from "./calls/messages";
import { getProfile } from "./calls/profile";
import { listQuests } from "./calls/quests";
import { getSessionStatus, logOut } from "./calls/session";

/** The minimum of an API; the portal hides features whose other calls are missing. */
export const CORE_CALLS = [
  getSessionStatus,
  logOut,
  getProfile,
  listReceivedFriendRequests,
  listMessages,
  listQuests,
  listChallenges,
  getChallenge,
  getConfiguration,
  getGame,
  reportGame,
  getGlobalSettings,
];
