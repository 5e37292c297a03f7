import type { Api } from "~/api-client/client";
import { toEventFeed, type EventFeedView } from "~/view-models/event-feed";
import type { ViewContext } from "~/view-models/view-context";
import { getFeed } from "~contract/calls/configurations";
import { isMissing } from "./refusal-code.server";
import { secondary } from "./secondary.server";

const GAME_JAM_FEED = "events-viral-glitch";

export const EMPTY_FEED: EventFeedView = { title: "", description: null, blocks: [] };

export async function loadGameJamFeed(api: Api, view: ViewContext): Promise<EventFeedView | null> {
  const query = { locale: view.locale };
  return secondary(api, async (callApi) => {
    try {
      return toEventFeed(await callApi(getFeed, { params: { alias: GAME_JAM_FEED }, query }), view);
    } catch (error) {
      if (isMissing(error)) return EMPTY_FEED;
      throw error;
    }
  });
}
