import * as z from "zod";
import * as accountSession from "~contract/entities/account-session";
import * as assetVariant from "~contract/entities/asset-variant";
import * as attribute from "~contract/entities/attribute";
import * as challenge from "~contract/entities/challenge";
import * as configuration from "~contract/entities/configuration";
import * as cover from "~contract/entities/cover";
import * as favorite from "~contract/entities/favorite";
import * as feedEntry from "~contract/entities/feed-entry";
import * as friendRequest from "~contract/entities/friend-request";
import * as gameDetails from "~contract/entities/game-details";
import * as gameItem from "~contract/entities/game-item";
import * as game from "~contract/entities/game";
import * as globalSettings from "~contract/entities/global-settings";
import * as message from "~contract/entities/message";
import * as order from "~contract/entities/order";
import * as personalData from "~contract/entities/personal-data";
import * as partner from "~contract/entities/partner";
import * as privacy from "~contract/entities/privacy";
import * as profile from "~contract/entities/profile";
import * as purchase from "~contract/entities/purchase";
import * as quest from "~contract/entities/quest";
import * as ranking from "~contract/entities/ranking";
import * as room from "~contract/entities/room";
import * as save from "~contract/entities/save";
import * as section from "~contract/entities/section";
import * as sessionStatus from "~contract/entities/session-status";
import * as similarGame from "~contract/entities/similar-game";
import * as statsEvent from "~contract/entities/stats-event";
import * as sitemap from "~contract/entities/sitemap";
import * as sticker from "~contract/entities/sticker";
import * as subscription from "~contract/entities/subscription";
import * as studio from "~contract/entities/studio";
import * as tag from "~contract/entities/tag";
import * as user from "~contract/entities/user";
import * as wallet from "~contract/entities/wallet";
import { errorDetails } from "~contract/envelope";
import { localizedText } from "~contract/entities/identifiers";
import { pagination } from "~contract/entities/pagination";

const MODULES: Record<string, unknown>[] = [
  accountSession,
  assetVariant,
  attribute,
  challenge,
  configuration,
  cover,
  favorite,
  feedEntry,
  friendRequest,
  gameDetails,
  gameItem,
  game,
  globalSettings,
  message,
  order,
  personalData,
  partner,
  privacy,
  profile,
  purchase,
  quest,
  ranking,
  room,
  save,
  section,
  sessionStatus,
  similarGame,
  statsEvent,
  sitemap,
  sticker,
  studio,
  subscription,
  tag,
  user,
  wallet,
  { errorDetails, localizedText, pagination },
];

export const ENTITY_SCHEMAS: readonly (readonly [string, z.ZodType])[] = MODULES.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name.charAt(0).toUpperCase() + name.slice(1), value] as const] : [],
  ),
);
