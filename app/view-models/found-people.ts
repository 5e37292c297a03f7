import { paths } from "~/paths";
import type { FoundPerson } from "~contract/entities/user";
import type { PersonView } from "./friend-list";
import type { ViewContext } from "./view-context";

export type FoundPersonView = PersonView & { action: "ask" | "accept" | null };

export type PeopleSearchResponse = { people: FoundPersonView[] };

export function toFoundPeople(people: readonly FoundPerson[], view: ViewContext): FoundPersonView[] {
  return people.map(({ userId, username, pictureUrl, friendship }) => ({
    ...{ userId, username, pictureUrl },
    href: paths.user(view.locale, username),
    ...standingOf(friendship, view),
  }));
}

function standingOf(
  friendship: FoundPerson["friendship"],
  { t }: ViewContext,
): Pick<FoundPersonView, "note" | "action"> {
  switch (friendship) {
    case "NONE":
      return { note: "", action: "ask" };
    case "REQUEST_RECEIVED":
      return { note: "", action: "accept" };
    case "REQUEST_SENT":
      return { note: t("friends.requestSent"), action: null };
    case "FRIENDS":
      return { note: t("friends.alreadyShort"), action: null };
    case "BLOCKED":
      return { note: t("friends.blockedNote"), action: null };
  }
}
