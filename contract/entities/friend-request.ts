import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { assetUrl, dateTime, id } from "./identifiers";
import { presence } from "./privacy";

export const person = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl.nullable(),
  pictureVariants: z.array(assetVariant),
});

/** The person is the sender, in the list of sent requests the recipient (docs/product/entities.md#friend-request). */
export const friendRequest = person.extend({ requestId: id, requestedAt: dateTime });

/** `lastActive` is null for friends who hide it. */
export const friend = person.extend({ friendsSince: dateTime, lastActive: presence.nullish() });

export const blockedPerson = person.extend({ blockedAt: dateTime });

export type FriendRequest = z.infer<typeof friendRequest>;
export type Friend = z.infer<typeof friend>;
export type BlockedPerson = z.infer<typeof blockedPerson>;
