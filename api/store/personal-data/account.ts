import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { account, session, signUpSteps, user } from "../../db/schema/identity";
import { mailLinks } from "../../db/schema/mail-links";
import { userPictures } from "../../db/schema/people";
import { statsEvents } from "../../db/schema/statistics";
import { AUDIENCE_COLUMNS, privacyOf } from "../people/privacy";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

export const ACCOUNT_READERS: Readers<
  "account" | "signUpSteps" | "pictures" | "signInMethods" | "sessions" | "mailLinks" | "measurements"
> = {
  account: async (asked) => {
    const columns = {
      ...{ userId: user.id, username: user.displayUsername, name: user.name, email: user.email },
      ...{ emailVerified: user.emailVerified, emailVerifiedAt: isoTimeOrNullOf(user.emailVerifiedAt) },
      ...{ description: user.description, birthdate: user.birthdate, countryCode: user.countryCode },
      ...{ defaultRegion: user.defaultRegion, marketingConsent: user.marketingConsent },
      ...AUDIENCE_COLUMNS,
      lastActiveOn: user.lastActiveOn,
      ...{ createdAt: isoTimeOf(user.createdAt), updatedAt: isoTimeOf(user.updatedAt) },
    };
    const { database, userId, limit, offset } = asked;
    const rows = await database.select(columns).from(user).where(eq(user.id, userId)).limit(limit).offset(offset);
    const entries = rows.map(({ favoritesFor, recentGamesFor, bestScoresFor, ...row }) => {
      const { stickersFor, countryFor, lastActiveFor, ...rest } = row;
      const first = { favoritesFor, recentGamesFor, bestScoresFor };
      return { ...rest, privacy: privacyOf({ ...first, stickersFor, countryFor, lastActiveFor }) };
    });
    return { kind: "account", ...pageOf(asked, entries) };
  },

  signUpSteps: async (asked) => {
    const { stepName, status, completedAt } = signUpSteps;
    const rows = asked.database
      .select({ stepName, status, completedAt: isoTimeOrNullOf(completedAt) })
      .from(signUpSteps)
      .where(eq(signUpSteps.userId, asked.userId))
      .orderBy(asc(stepName))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "signUpSteps", ...pageOf(asked, await rows) };
  },

  pictures: async (asked) => {
    const rows = await asked.database
      .select({
        mimeType: userPictures.mimeType,
        content: userPictures.content,
        createdAt: isoTimeOf(userPictures.createdAt),
      })
      .from(userPictures)
      .where(eq(userPictures.userId, asked.userId))
      .limit(asked.limit)
      .offset(asked.offset);
    const pictures = rows.map(({ content, ...picture }) => ({
      ...picture,
      contentBase64: Buffer.from(content).toString("base64"),
    }));
    return { kind: "pictures", ...pageOf(asked, pictures) };
  },

  signInMethods: async (asked) => {
    const rows = asked.database
      .select({ providerId: account.providerId, createdAt: isoTimeOf(account.createdAt) })
      .from(account)
      .where(eq(account.userId, asked.userId))
      .orderBy(asc(account.id))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "signInMethods", ...pageOf(asked, await rows) };
  },

  sessions: async (asked) => {
    const rows = asked.database
      .select({
        createdAt: isoTimeOf(session.createdAt),
        lastActiveAt: isoTimeOrNullOf(session.lastActiveAt),
        expiresAt: isoTimeOf(session.expiresAt),
        ipAddress: session.ipAddress,
        userAgent: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, asked.userId))
      .orderBy(asc(session.createdAt), asc(session.id))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "sessions", ...pageOf(asked, await rows) };
  },

  mailLinks: async (asked) => {
    const { purpose, email, createdAt, expiresAt, usedAt } = mailLinks;
    // Anybody can request a reset for any address: whether a link exists would reveal another account with it.
    const isTold = or(ne(purpose, "password-reset"), isNotNull(usedAt));
    const rows = asked.database
      .select({
        purpose,
        email,
        createdAt: isoTimeOf(createdAt),
        expiresAt: isoTimeOf(expiresAt),
        usedAt: isoTimeOrNullOf(usedAt),
      })
      .from(mailLinks)
      .where(and(eq(mailLinks.userId, asked.userId), isTold))
      .orderBy(asc(createdAt), asc(mailLinks.id))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "mailLinks", ...pageOf(asked, await rows) };
  },

  measurements: async (asked) => {
    const rows = asked.database
      .select({ receivedAt: isoTimeOf(statsEvents.receivedAt), event: statsEvents.event })
      .from(statsEvents)
      .where(sql`${statsEvents.event}->'data'->'user'->>'id' = ${asked.userId}`)
      .orderBy(asc(statsEvents.eventId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "measurements", ...pageOf(asked, await rows) };
  },
};
