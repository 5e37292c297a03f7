import { deleteMessage, listMessages, markMessage, readAllMessages } from "~contract/calls/messages";
import { signedInUserId } from "../identity/signed-in-user";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { deliverFavoriteNews } from "../store/people/favorite-news";
import * as inbox from "../store/people/messages";
import { toReading } from "./reading";

export function registerMessages(app: ApiApp): void {
  route(app, listMessages, async ({ query }, context) => {
    const userId = signedInUserId(context);
    const queryContext = toReading(context, query.locale);
    await deliverFavoriteNews(queryContext.database, { userId, now: queryContext.now });
    return inbox.listMessages(queryContext, userId, query);
  });

  route(app, markMessage, async ({ params, body }, context) => {
    const { database, now } = toReading(context);
    await inbox.markMessage(database, { ...params, ...body, userId: signedInUserId(context), now });
    return { ...params, ...body };
  });

  route(app, readAllMessages, async (_input, context) => {
    const { database, now } = toReading(context);
    return { marked: await inbox.readAllMessages(database, signedInUserId(context), now) };
  });

  route(app, deleteMessage, ({ params }, context) => {
    const { database, now } = toReading(context);
    return inbox.deleteMessage(database, { ...params, userId: signedInUserId(context), now });
  });
}
