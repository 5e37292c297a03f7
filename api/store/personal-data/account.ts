import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { account, passkey, session, signUpSteps, user } from "../../db/schema/identity";
import { mailLinks } from "../../db/schema/mail-links";
import { oauthClient, oauthConsent } from "../../db/schema/oauth";
import { userPictures } from "../../db/schema/people";
import { sanctions } from "../../db/schema/sanctions";
import { statsEvents } from "../../db/schema/statistics";
import { AUDIENCE_COLUMNS, privacyOf } from "../people/privacy";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

export const ACCOUNT_READERS: Readers<
  | "account"
  | "signUpSteps"
  | "pictures"
  | "signInMethods"
  | "passkeys"
  | "sessions"
  | "connections"
  | "mailLinks"
  | "sanctions"
  | "measurements"
> = {
  account: async (query) => {
    const columns = {
      ...{ userId: user.id, username: user.displayUsername, name: user.name, email: user.email },
      ...{ emailVerified: user.emailVerified, emailVerifiedAt: isoTimeOrNullOf(user.emailVerifiedAt) },
      hasSecondFactor: user.twoFactorEnabled,
      ...{ description: user.description, birthdate: user.birthdate, countryCode: user.countryCode },
      ...{ defaultRegion: user.defaultRegion, marketingConsent: user.marketingConsent },
      digestConsent: user.digestConsent,
      ...AUDIENCE_COLUMNS,
      ...{ lastActiveOn: user.lastActiveOn, language: user.language },
      ...{ createdAt: isoTimeOf(user.createdAt), updatedAt: isoTimeOf(user.updatedAt) },
    };
    const { database, userId, limit, offset } = query;
    const rows = await database.select(columns).from(user).where(eq(user.id, userId)).limit(limit).offset(offset);
    const entries = rows.map(({ favoritesFor, recentGamesFor, bestScoresFor, ...row }) => {
      const { stickersFor, countryFor, lastActiveFor, ...rest } = row;
      const first = { favoritesFor, recentGamesFor, bestScoresFor };
      return { ...rest, privacy: privacyOf({ ...first, stickersFor, countryFor, lastActiveFor }) };
    });
    return { kind: "account", ...pageOf(query, entries) };
  },

  sanctions: async (query) => {
    const { kind, rule, text, formerUsername, liftingReason, appealText, appealOutcome, appealAnswer } = sanctions;
    const times = {
      ...{ createdAt: isoTimeOf(sanctions.createdAt), endsAt: isoTimeOrNullOf(sanctions.endsAt) },
      ...{ liftedAt: isoTimeOrNullOf(sanctions.liftedAt), appealedAt: isoTimeOrNullOf(sanctions.appealedAt) },
      appealDecidedAt: isoTimeOrNullOf(sanctions.appealDecidedAt),
    };
    const columns = { kind, rule, text, formerUsername, liftingReason, appealText, appealOutcome, appealAnswer };
    const rows = query.database
      .select({ ...columns, ...times })
      .from(sanctions)
      .where(eq(sanctions.userId, query.userId))
      .orderBy(asc(sanctions.createdAt), asc(sanctions.sanctionId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "sanctions", ...pageOf(query, await rows) };
  },

  signUpSteps: async (query) => {
    const { stepName, status, completedAt } = signUpSteps;
    const rows = query.database
      .select({ stepName, status, completedAt: isoTimeOrNullOf(completedAt) })
      .from(signUpSteps)
      .where(eq(signUpSteps.userId, query.userId))
      .orderBy(asc(stepName))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "signUpSteps", ...pageOf(query, await rows) };
  },

  pictures: async (query) => {
    const rows = await query.database
      .select({
        mimeType: userPictures.mimeType,
        content: userPictures.content,
        createdAt: isoTimeOf(userPictures.createdAt),
      })
      .from(userPictures)
      .where(eq(userPictures.userId, query.userId))
      .limit(query.limit)
      .offset(query.offset);
    const pictures = rows.map(({ content, ...picture }) => ({
      ...picture,
      contentBase64: Buffer.from(content).toString("base64"),
    }));
    return { kind: "pictures", ...pageOf(query, pictures) };
  },

  signInMethods: async (query) => {
    const rows = query.database
      .select({ providerId: account.providerId, createdAt: isoTimeOf(account.createdAt) })
      .from(account)
      .where(eq(account.userId, query.userId))
      .orderBy(asc(account.id))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "signInMethods", ...pageOf(query, await rows) };
  },

  passkeys: async (query) => {
    const { name, lastUsedAt, createdAt } = passkey;
    const rows = query.database
      .select({ name, lastUsedAt: isoTimeOrNullOf(lastUsedAt), createdAt: isoTimeOf(createdAt) })
      .from(passkey)
      .where(eq(passkey.userId, query.userId))
      .orderBy(asc(createdAt), asc(passkey.id))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "passkeys", ...pageOf(query, await rows) };
  },

  sessions: async (query) => {
    const rows = query.database
      .select({
        createdAt: isoTimeOf(session.createdAt),
        lastActiveAt: isoTimeOrNullOf(session.lastActiveAt),
        expiresAt: isoTimeOf(session.expiresAt),
        ipAddress: session.ipAddress,
        userAgent: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, query.userId))
      .orderBy(asc(session.createdAt), asc(session.id))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "sessions", ...pageOf(query, await rows) };
  },

  connections: async (query) => {
    const { clientId, scopes, createdAt, updatedAt } = oauthConsent;
    const rows = query.database
      .select({
        ...{ tool: sql<string>`coalesce(${oauthClient.name}, ${clientId})`, scopes },
        ...{ createdAt: isoTimeOf(createdAt), updatedAt: isoTimeOf(updatedAt) },
      })
      .from(oauthConsent)
      .innerJoin(oauthClient, eq(oauthClient.clientId, clientId))
      .where(eq(oauthConsent.userId, query.userId))
      .orderBy(asc(createdAt), asc(oauthConsent.id))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "connections", ...pageOf(query, await rows) };
  },

  mailLinks: async (query) => {
    const { purpose, email, createdAt, expiresAt, usedAt } = mailLinks;
    // Anybody can request a reset for any address: whether a link exists would reveal another account with it.
    const isDisclosed = or(ne(purpose, "password-reset"), isNotNull(usedAt));
    const rows = query.database
      .select({
        purpose,
        email,
        createdAt: isoTimeOf(createdAt),
        expiresAt: isoTimeOf(expiresAt),
        usedAt: isoTimeOrNullOf(usedAt),
      })
      .from(mailLinks)
      .where(and(eq(mailLinks.userId, query.userId), isDisclosed))
      .orderBy(asc(createdAt), asc(mailLinks.id))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "mailLinks", ...pageOf(query, await rows) };
  },

  measurements: async (query) => {
    const rows = query.database
      .select({ receivedAt: isoTimeOf(statsEvents.receivedAt), event: statsEvents.event })
      .from(statsEvents)
      .where(sql`${statsEvents.event}->'data'->'user'->>'id' = ${query.userId}`)
      .orderBy(asc(statsEvents.eventId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "measurements", ...pageOf(query, await rows) };
  },
};
