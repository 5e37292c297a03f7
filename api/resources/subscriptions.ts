import { getSubscription, putSubscription } from "~contract/calls/subscriptions";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { readSubscription, type SignedSubscription } from "../identity/subscription-token";
import { route } from "../route";
import { changeSubscription, findSubscription } from "../store/account/subscriptions";

export function registerSubscriptions(app: ApiApp): void {
  route(app, getSubscription, ({ query: { token } }, context) =>
    findSubscription(context.get("database"), subscriptionOf(context, token)),
  );

  route(app, putSubscription, ({ body: { token, isSubscribed } }, context) =>
    changeSubscription(context.get("database"), subscriptionOf(context, token), { isSubscribed, now: new Date() }),
  );
}

/** The token replaces a session. */
function subscriptionOf(context: ApiContext, token: string): SignedSubscription {
  const signed = readSubscription(context.get("identity").options.secret, token);
  if (!signed) throw new ApiFailure("subscription_token_invalid");
  return signed;
}
