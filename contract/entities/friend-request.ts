import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id } from "./identifiers";
import { presence } from "./privacy";

/** A person as lists of friends show them. */
export const person = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl.nullable(),
  pictureVariants: z.array(assetVariant),
});

/**
 * A friend request (docs/product/entities.md#friend-request). The person is the one who asks, or, among the sent ones,
 * the one who is asked.
 */
export const friendRequest = person.extend({ requestId: id, requestedAt: dateTime });

/** `lastActive` is null for friends who do not tell. */
export const friend = person.extend({ friendsSince: dateTime, lastActive: presence.nullish() });

/** Somebody whom the viewer has blocked. */
export const blockedPerson = person.extend({ blockedAt: dateTime });

export type FriendRequest = z.infer<typeof friendRequest>;
export type Friend = z.infer<typeof friend>;
export type BlockedPerson = z.infer<typeof blockedPerson>;
