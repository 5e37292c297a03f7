import { asc, eq } from "drizzle-orm";
import { studios } from "../../db/schema/catalogue";
import { studioApplications, studioInvitations, studioMembers, studioTokens } from "../../db/schema/studios";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

export const STUDIO_READERS: Readers<
  "studioMemberships" | "studioApplications" | "studioInvitations" | "studioTokens"
> = {
  studioMemberships: async (query) => {
    const { role, joinedAt, studioId } = studioMembers;
    const rows = query.database
      .select({ studioName: studios.name, role, joinedAt: isoTimeOf(joinedAt) })
      .from(studioMembers)
      .innerJoin(studios, eq(studios.studioId, studioId))
      .where(eq(studioMembers.userId, query.userId))
      .orderBy(asc(joinedAt), asc(studioId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "studioMemberships", ...pageOf(query, await rows) };
  },

  studioApplications: async (query) => {
    const { name, website, message, state, reason, createdAt, decidedAt, applicationId } = studioApplications;
    const times = { createdAt: isoTimeOf(createdAt), decidedAt: isoTimeOrNullOf(decidedAt) };
    const rows = query.database
      .select({ studioName: name, website, message, state, reason, ...times })
      .from(studioApplications)
      .where(eq(studioApplications.userId, query.userId))
      .orderBy(asc(createdAt), asc(applicationId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "studioApplications", ...pageOf(query, await rows) };
  },

  studioInvitations: async (query) => {
    const { role, createdAt, expiresAt, invitationId } = studioInvitations;
    const times = { createdAt: isoTimeOf(createdAt), expiresAt: isoTimeOf(expiresAt) };
    const rows = query.database
      .select({ studioName: studios.name, role, ...times })
      .from(studioInvitations)
      .innerJoin(studios, eq(studios.studioId, studioInvitations.studioId))
      .where(eq(studioInvitations.invitedBy, query.userId))
      .orderBy(asc(createdAt), asc(invitationId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "studioInvitations", ...pageOf(query, await rows) };
  },

  studioTokens: async (query) => {
    const { name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, tokenId } = studioTokens;
    const times = {
      ...{ createdAt: isoTimeOf(createdAt), expiresAt: isoTimeOf(expiresAt) },
      ...{ lastUsedAt: isoTimeOrNullOf(lastUsedAt), revokedAt: isoTimeOrNullOf(revokedAt) },
    };
    const rows = query.database
      .select({ studioName: studios.name, name, scopes, ...times })
      .from(studioTokens)
      .innerJoin(studios, eq(studios.studioId, studioTokens.studioId))
      .where(eq(studioTokens.userId, query.userId))
      .orderBy(asc(createdAt), asc(tokenId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "studioTokens", ...pageOf(query, await rows) };
  },
};
