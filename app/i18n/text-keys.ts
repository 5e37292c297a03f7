import type builds from "../../public/locales/en/builds.json";
import type challenge from "../../public/locales/en/challenge.json";
import type common from "../../public/locales/en/common.json";
import type desk from "../../public/locales/en/desk.json";
import type discover from "../../public/locales/en/discover.json";
import type figures from "../../public/locales/en/figures.json";
import type game from "../../public/locales/en/game.json";
import type home from "../../public/locales/en/home.json";
import type messages from "../../public/locales/en/messages.json";
import type notices from "../../public/locales/en/notices.json";
import type payment from "../../public/locales/en/payment.json";
import type preferences from "../../public/locales/en/preferences.json";
import type preload from "../../public/locales/en/preload.json";
import type profile from "../../public/locales/en/profile.json";
import type quests from "../../public/locales/en/quests.json";
import type reviews from "../../public/locales/en/reviews.json";
import type studio from "../../public/locales/en/studio.json";
import type studioErrors from "../../public/locales/en/studio-errors.json";
import type support from "../../public/locales/en/support.json";
import type suggestions from "../../public/locales/en/suggestions.json";
import type pages from "../../public/locales/en/pages.json";
import type search from "../../public/locales/en/search.json";
import type tag from "../../public/locales/en/tag.json";
import type catalogue from "../../public/locales/en/catalogue.json";
import type welcome from "../../public/locales/en/welcome.json";

export const NAMESPACES = [
  "common",
  "home",
  "game",
  "challenge",
  "tag",
  "catalogue",
  "preferences",
  "preload",
  "profile",
  "messages",
  "notices",
  "quests",
  "suggestions",
  "support",
  "reviews",
  "payment",
  "pages",
  "search",
  "discover",
  "welcome",
  "builds",
  "studio",
  "studio-errors",
  "desk",
  "figures",
] as const;

export type Namespace = (typeof NAMESPACES)[number];

type WrittenKey =
  | keyof typeof builds
  | keyof typeof common
  | keyof typeof desk
  | keyof typeof discover
  | keyof typeof figures
  | keyof typeof home
  | keyof typeof game
  | keyof typeof challenge
  | keyof typeof tag
  | keyof typeof catalogue
  | keyof typeof preferences
  | keyof typeof preload
  | keyof typeof profile
  | keyof typeof messages
  | keyof typeof notices
  | keyof typeof quests
  | keyof typeof reviews
  | keyof typeof suggestions
  | keyof typeof studio
  | keyof typeof studioErrors
  | keyof typeof support
  | keyof typeof payment
  | keyof typeof pages
  | keyof typeof search
  | keyof typeof welcome;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${"one" | "few" | "many" | "other"}` ? Base : Key;

export type TextKey = WithoutPlural<WrittenKey>;

export type TextParams = Record<string, string | number>;

export type Translate = (key: TextKey, params?: TextParams) => string;

/** Plural forms have their suffix in the key. */
export type Messages = Record<string, string>;
