import { getSubscription, putSubscription } from "~contract/calls/subscriptions";
import { signSubscription } from "~api/identity/subscription-token";
import { TEST_SECRET } from "../../setup/test-api";
import type { CallCase } from "../call-case";
import type { World } from "../world";

const tokenOf = ({ player: { userId } }: World) => signSubscription(TEST_SECRET, { userId, kind: "MARKETING" });

export const SUBSCRIPTION_CASES: CallCase[] = [
  {
    call: getSubscription,
    example: (world) => ({ as: world.visitor, query: { token: tokenOf(world) } }),
    refusals: { subscription_token_invalid: ({ visitor }) => ({ as: visitor, query: { token: "forged" } }) },
  },
  {
    call: putSubscription,
    example: (world) => ({ as: world.visitor, body: { token: tokenOf(world), isSubscribed: false } }),
    refusals: {
      subscription_token_invalid: ({ visitor }) => ({ as: visitor, body: { token: "forged", isSubscribed: false } }),
    },
  },
];
