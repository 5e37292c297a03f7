import { deleteMessage, listMessages, markMessage, readAllMessages } from "~contract/calls/messages";
import { requireSignedInUserId } from "../identity/require-session";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { deliverFavoriteNews } from "../store/people/favorite-news";
import * as inbox from "../store/people/messages";
import { createQueryContext } from "./create-query-context";

export function registerMessages(app: ApiApp): void {
  route(app, listMessages, async ({ query }, context) => {
    const userId = requireSignedInUserId(context);
    const queryContext = createQueryContext(context, query.locale);
    await deliverFavoriteNews(queryContext.database, { userId, now: queryContext.now });
    return inbox.listMessages(queryContext, userId, query);
  });

  route(app, markMessage, async ({ params, body }, context) => {
    const { database, now } = createQueryContext(context);
    await inbox.markMessage(database, { ...params, ...body, userId: requireSignedInUserId(context), now });
    return { ...params, ...body };
  });

  route(app, readAllMessages, async (_input, context) => {
    const { database, now } = createQueryContext(context);
    return { marked: await inbox.readAllMessages(database, requireSignedInUserId(context), now) };
  });

  route(app, deleteMessage, ({ params }, context) => {
    const { database, now } = createQueryContext(context);
    return inbox.deleteMessage(database, { ...params, userId: requireSignedInUserId(context), now });
  });
}
