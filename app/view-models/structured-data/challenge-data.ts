import type { Challenge } from "~contract/entities/challenge";
import { paths } from "~/paths";
import { chooseCover } from "~/rules/cover-choice";
import type { ViewContext } from "../view-context";
import { breadcrumbs } from "./breadcrumbs";
import { type StructuredData, thing } from "./structured-data";

export function challengeData(challenge: Challenge, { locale }: ViewContext): StructuredData[] {
  const { game, name } = challenge;
  const event = challengeEvent(challenge);
  return [...(event ? [event] : []), breadcrumbs([{ name: game.title, href: paths.game(locale, game) }], name)];
}

/** Only a challenge with start and end is an event; null otherwise. */
function challengeEvent(challenge: Challenge): StructuredData | null {
  const { isTimedChallenge, startsAt, endsAt, covers, game } = challenge;
  if (!isTimedChallenge || startsAt === null || endsAt === null) return null;
  return ({ canonical, brandName, absolute }) => {
    const cover = chooseCover(covers, "16:9") ?? chooseCover(game.covers, "16:9");
    return thing("Event", {
      name: challenge.name,
      url: canonical,
      description: challenge.shortDescription,
      image: cover && absolute(cover.original),
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: thing("VirtualLocation", { url: canonical }),
      organizer: thing("Organization", { name: brandName, url: absolute("/") }),
      isAccessibleForFree: true,
    });
  };
}
