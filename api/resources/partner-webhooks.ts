import { randomInt } from "node:crypto";
import * as z from "zod";
import type { PartnerSettings } from "~configuration/value-types";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { isSameSecret } from "../identity/signature";
import { limitBody } from "../request-body";
import { findLinkedPlayer, saveLinkCode, recordPartnerStep } from "../store/quests/partner-accounts";

const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 12;
const CODE_LIFETIME_MS = 15 * 60_000;

const accountId = z.string().min(1).max(100);
const account = z.object({ accountId, accountName: z.string().min(1).max(60) });
const achievement = z.object({ accountId, achievementId: z.string().min(1).max(100) });

/**
 * Calls of partners' servers, each with its own key as a bearer token: to get a code that links one of their accounts,
 * and to report an achievement of the account's owner.
 */
export function registerPartnerWebhooks(app: ApiApp): void {
  app.post("/partners/:alias/link-codes", limitBody(), async (context) => {
    const { alias } = requirePartner(context);
    const { accountId: id, accountName } = await readPayload(context, account);
    const now = new Date();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const code = newCode();
    const owner = { partnerAlias: alias, accountId: id, accountName };
    await saveLinkCode(context.get("database"), { ...owner, code, expiresAt, now });
    return context.json({ data: { code, expiresAt: expiresAt.toISOString() }, errors: [] });
  });

  app.post("/partners/:alias/achievements", limitBody(), async (context) => {
    const { alias } = requirePartner(context);
    const { accountId: id, achievementId } = await readPayload(context, achievement);
    const userId = await findLinkedPlayer(context.get("database"), { partnerAlias: alias, accountId: id });
    if (userId === null) throw new ApiFailure("partner_not_found");
    await recordPartnerStep(context.get("database"), { userId, partnerAlias: alias, achievementId, now: new Date() });
    return context.json({ data: null, errors: [] });
  });
}

/** The partner of the path, if the request has its key; a wrong key fails like an unknown partner. */
function requirePartner(context: ApiContext): PartnerSettings {
  const alias = context.req.param("alias");
  const partner = context.get("configuration").partners.find((candidate) => candidate.alias === alias);
  const authorization = context.req.header("authorization") ?? "";
  if (!partner || !isSameSecret(authorization, `Bearer ${partner.key}`)) throw new ApiFailure("partner_not_found");
  return partner;
}

async function readPayload<Schema extends z.ZodType>(context: ApiContext, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fieldName = parsed.error.issues[0]?.path.join(".") ?? "";
  throw new ApiFailure("invalid_request_payload", { details: { fieldName } });
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}
