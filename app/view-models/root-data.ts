import type { MetaDescriptor } from "@remix-run/node";
import type { Locale } from "~/i18n/locales";
import type { CookieConsent } from "~/rules/cookie-consent";
import type { ThemeView } from "./theme";

/** Null where the owner has set none. */
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

export type PublicSettings = {
  siteUrl: string;
  publicApiBaseUrl: string;
  /** The statistics endpoint, used only with consent. */
  statsUrl: string;
  brandName: string;
  appEnv: string;
  sentryDsn: string | null;
  gameOrigins: string[];
  /** Scheme and host below which each game has its own origin; null without one. */
  gamesUrl: string | null;
  /** The Game Jam's flags (docs/product/frame.md#game-jam-link). */
  event: { isOn: boolean; isRegionLimited: boolean };
  links: ExternalLinks;
};

export type UserView = {
  userId: string;
  version: string;
  username: string | null;
  name: string | null;
  email: string | null;
  avatarUrl: string | null;
  countryCode: string | null;
};

/** A guest counts as signed out; "unknown" is a session that the API says nothing about. */
export type SessionView = {
  status: "authenticated" | "guest" | "signed-out" | "unknown";
  user: UserView | null;
  /** While the account may read only; null as end is a ban. */
  suspension?: { endDate: string | null };
};

export type ToastView = {
  type: "success" | "error" | "info" | "warning";
  message: string;
  description?: string | undefined;
};

export type RootData = {
  locale: Locale;
  /** Packed texts of the layout. */
  texts: string;
  meta: MetaDescriptor[];
  publicSettings: PublicSettings;
  session: SessionView;
  toast: ToastView | null;
  isSidebarOpen: boolean;
  hasNewQuests: boolean;
  theme: ThemeView;
  /** The cookie banner shows until the visitor has chosen. */
  consent: CookieConsent;
  /** The version that rendered the page, compared with that of later responses. */
  version: string;
};
