import type { Api } from "~/api-client/client";
import { toEventFeed, type EventFeedView } from "~/view-models/event-feed";
import type { ViewContext } from "~/view-models/view-context";
import { getFeed } from "~contract/calls/configurations";
import { isMissing } from "./refusal-code.server";
import { secondary } from "./secondary.server";

/** The Game Jam's feed; its games and challenges are few, so that one page of it is all. */
const GAME_JAM_FEED = "events-viral-glitch";

export const EMPTY_FEED: EventFeedView = { title: "", description: null, blocks: [] };

/** What the Game Jam has to play; null when it did not load, without blocks where the content has no such feed. */
export async function loadGameJamFeed(api: Api, view: ViewContext): Promise<EventFeedView | null> {
  const query = { locale: view.locale };
  return secondary(api, async (ask) => {
    try {
      return toEventFeed(await ask(getFeed, { params: { alias: GAME_JAM_FEED }, query }), view);
    } catch (error) {
      if (isMissing(error)) return EMPTY_FEED;
      throw error;
    }
  });
}
