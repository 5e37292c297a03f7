import * as z from "zod";
import { defineCall } from "../define-call";
import { subscription } from "../entities/subscription";
import { noBody, noParams } from "./request-parts";

const token = z.string().max(200);

/** Has no side effects, since mail scanners open links. */
export const getSubscription = defineCall({
  name: "getSubscription",
  summary: "The subscription of a mail's signed link.",
  method: "GET",
  path: "/profile/subscription",
  access: "everyone",
  params: noParams,
  query: z.object({ token }),
  body: noBody,
  data: subscription,
  errorCodes: ["subscription_token_invalid"],
});

/** The link's token is the only authorization. */
export const putSubscription = defineCall({
  name: "putSubscription",
  summary: "Unsubscribes or subscribes again by the signed link of a mail.",
  method: "PUT",
  path: "/profile/subscription",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: z.object({ token, isSubscribed: z.boolean() }),
  data: subscription,
  errorCodes: ["invalid_request_payload", "subscription_token_invalid"],
});
