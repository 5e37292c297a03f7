import * as z from "zod";
import { assetUrl, dateTime, id } from "./identifiers";

/** Owners manage members and tokens; developers upload and publish; testers play tracks that are not public. */
export const studioRole = z.enum(["OWNER", "DEVELOPER", "TESTER"]);
export type StudioRole = z.output<typeof studioRole>;

/** What a bearer token may do: read what the studio sees, or change games. */
export const studioScope = z.enum(["gamedev:read", "gamedev:write"]);
export type StudioScope = z.output<typeof studioScope>;

export const studioMember = z.object({
  userId: id,
  username: z.string(),
  pictureUrl: assetUrl,
  role: studioRole,
  joinedDate: dateTime,
});
export type StudioMember = z.output<typeof studioMember>;

export const studioInvitation = z.object({
  invitationId: id,
  email: z.string(),
  role: studioRole,
  creationDate: dateTime,
  expiryDate: dateTime,
});
export type StudioInvitation = z.output<typeof studioInvitation>;

/** `gameId` is null where the token is good for all games of the studio. */
export const studioToken = z.object({
  tokenId: id,
  name: z.string(),
  scopes: z.array(studioScope),
  gameId: id.nullable(),
  username: z.string(),
  creationDate: dateTime,
  expiryDate: dateTime,
  lastUsedDate: dateTime.nullable(),
});
export type StudioToken = z.output<typeof studioToken>;

export const studioApplication = z.object({
  applicationId: id,
  name: z.string(),
  website: z.string().nullable(),
  message: z.string(),
  state: z.enum(["WAITING", "APPROVED", "REJECTED"]),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  studioId: id.nullable(),
  creationDate: dateTime,
});
export type StudioApplication = z.output<typeof studioApplication>;
