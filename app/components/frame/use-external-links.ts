import { useText } from "~/i18n/use-text";
import type { TextKey } from "~/i18n/text-keys";
import type { IconName } from "~/rules/icon-names";
import type { ExternalLinks } from "~/view-models/root-data";
import { useRootData } from "./use-root-data";

export type ExternalLinkView = { label: string; href: string; icon: IconName };

type SingleLink = Exclude<keyof ExternalLinks, "social">;

const MORE_LINKS: { link: SingleLink; text: TextKey; icon: IconName }[] = [
  { link: "developerPortal", text: "topBar.developerPortal", icon: "hammer" },
  { link: "store", text: "topBar.store", icon: "store" },
  { link: "profileSite", text: "topBar.profileSite", icon: "circle-user-round" },
  { link: "community", text: "topBar.community", icon: "messages-square" },
  { link: "gameMaker", text: "topBar.gameMaker", icon: "gamepad-2" },
  { link: "gameMakerDownload", text: "topBar.gameMakerDownload", icon: "gamepad-2" },
];

export function useExternalLinks(): ExternalLinkView[] {
  const t = useText();
  const { links } = useRootData().publicSettings;
  return MORE_LINKS.flatMap(({ link, text, icon }) => {
    const href = links[link];
    return href === null ? [] : [{ label: t(text), href, icon }];
  });
}
