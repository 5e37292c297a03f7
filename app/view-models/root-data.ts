import type { MetaDescriptor } from "@remix-run/node";
import type { Locale } from "~/i18n/locales";
import type { CookieConsent } from "~/rules/cookie-consent";
import type { ThemeView } from "./theme";

/** External links; null where the owner has set none. */
export type ExternalLinks = {
  developerPortal: string | null;
  store: string | null;
  profileSite: string | null;
  community: string | null;
  gameMaker: string | null;
  gameMakerDownload: string | null;
  videoChannel: string | null;
  social: string[];
};

/** What the browser may know of the configuration. */
export type PublicSettings = {
  siteUrl: string;
  publicApiBaseUrl: string;
  /** Where measurements go, for visitors who allow them. */
  statsUrl: string;
  brandName: string;
  appEnv: string;
  sentryDsn: string | null;
  gameOrigins: string[];
  /** The Game Jam's flags (docs/product/frame.md#game-jam-link). */
  event: { isOn: boolean; isRegionLimited: boolean };
  links: ExternalLinks;
};

export type UserView = {
  userId: string;
  /** Of the profile; measurements name it. */
  version: string;
  username: string | null;
  name: string | null;
  email: string | null;
  avatarUrl: string | null;
  countryCode: string | null;
};

/**
 * Who looks at the page; a guest account counts as signed out, somebody with a session of which the API says nothing is
 * unknown.
 */
export type SessionView = {
  status: "authenticated" | "guest" | "signed-out" | "unknown";
  user: UserView | null;
};

export type ToastView = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string | undefined;
};

/** What the root loader gives to every page. */
export type RootData = {
  locale: Locale;
  /** Texts of the frame, packed. */
  texts: string;
  meta: MetaDescriptor[];
  publicSettings: PublicSettings;
  session: SessionView;
  toast: ToastView | null;
  isSidebarOpen: boolean;
  /** Whether the daily quests have changed since the visitor last looked at them. */
  hasNewQuests: boolean;
  theme: ThemeView;
  /** What the visitor has allowed; the cookie banner shows until there is an answer. */
  consent: CookieConsent;
  /** The version that drew the page, to be told from the one that answers later. */
  version: string;
};
