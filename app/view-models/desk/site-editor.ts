import { deskPaths } from "~/desk-paths";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { SiteContent, SiteLinks } from "~contract/entities/site-content";
import type { ViewContext } from "../view-context";
import {
  fieldsByLanguage,
  toContentEditor,
  type ContentEditorView,
  type EditorData,
  type LocalizedFieldView,
} from "./content-editor";

type Flag = "isEventOn" | "isEventRegionLimited" | keyof typeof GAME_FLAGS;
export type SiteFlagView = { name: Flag; label: string; isChecked: boolean };
export type SiteLinkView = { name: string; label: string; saved: string };

export type SiteFormView = {
  operator: string;
  contactUrl: string;
  descriptions: LocalizedFieldView[];
  links: SiteLinkView[];
  /** One a line. */
  socialLinks: string;
  event: SiteFlagView[];
  games: SiteFlagView[];
  maxPreloaded: string;
};

export type SiteEditorView = ContentEditorView & { form: SiteFormView | null };

const EVENT_FLAGS = {
  isEventOn: "desk.site.isEventOn",
  isEventRegionLimited: "desk.site.isEventRegionLimited",
} as const satisfies Record<string, TextKey>;

const GAME_FLAGS = {
  allowGamePreloading: "desk.site.allowGamePreloading",
  gamesAutoloadEnabled: "desk.site.gamesAutoloadEnabled",
  allowGuestMultiplayerRoomCreation: "desk.site.allowGuestRooms",
} as const satisfies Record<string, TextKey>;

/** In the words that visitors see. */
const LINK_TEXTS: Record<keyof SiteLinks, TextKey> = {
  developerPortal: "topBar.developerPortal",
  store: "topBar.store",
  profileSite: "topBar.profileSite",
  community: "topBar.community",
  gameMaker: "topBar.gameMaker",
  gameMakerDownload: "topBar.gameMakerDownload",
  videoChannel: "footer.videoChannel",
};

export function toSiteEditor(data: EditorData<SiteContent>, view: ViewContext): SiteEditorView {
  const { locale, t } = view;
  const { published, draft } = data.details;
  const content = draft?.content ?? published;
  const portalHref = paths.home(locale);
  const places = { title: t("desk.site"), listHref: deskPaths.site(locale), portalHref };
  return {
    ...toContentEditor(data, { ...places, kind: "site", shownPath: portalHref }, view),
    form: content && toSiteForm(content, view),
  };
}

function toSiteForm(content: SiteContent, { t }: ViewContext): SiteFormView {
  const flags = <Name extends Flag>(texts: Record<Name, TextKey>) =>
    (Object.keys(texts) as Name[]).map((name) => ({ name, label: t(texts[name]), isChecked: content[name] }));
  const links = Object.entries(content.links) as [keyof SiteLinks, string | null][];
  return {
    operator: content.operator ?? "",
    contactUrl: content.contactUrl ?? "",
    // No language is missing: the portal has words of its own in each.
    descriptions: fieldsByLanguage(content.description, (language) => t("desk.textIn", { language })).map((field) => ({
      ...field,
      isMissing: false,
    })),
    links: links.map(([name, saved]) => ({ name: `links.${name}`, label: t(LINK_TEXTS[name]), saved: saved ?? "" })),
    socialLinks: content.socialLinks.join("\n"),
    event: flags(EVENT_FLAGS),
    games: flags(GAME_FLAGS),
    maxPreloaded: String(content.maxGamesPreloadedPerUser),
  };
}
