import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id } from "./identifiers";

/** A person as lists of friends show them. */
export const person = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl.nullable(),
  pictureVariants: z.array(assetVariant),
});

/**
 * A friend request (spec section 3, "FriendRequest"). The person is the one who asks, or, among the sent ones, the one
 * who is asked.
 */
export const friendRequest = person.extend({ requestId: id, requestedAt: dateTime });

export const friend = person.extend({ friendsSince: dateTime });

export type FriendRequest = z.infer<typeof friendRequest>;
export type Friend = z.infer<typeof friend>;
