import { paths } from "~/paths";
import type { Challenge } from "~contract/entities/challenge";
import type { ViewContext } from "../view-context";
import { breadcrumbs } from "./breadcrumbs";
import { challengeEvent } from "./challenge-event";
import type { StructuredData } from "./structured-data";

export function challengeData(challenge: Challenge, { locale }: ViewContext): StructuredData[] {
  const { game, name } = challenge;
  const event = challengeEvent(challenge);
  return [...(event ? [event] : []), breadcrumbs([{ name: game.title, href: paths.game(locale, game) }], name)];
}
