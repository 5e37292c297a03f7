import * as z from "zod";
import type { CallApi } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { parseFields } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import {
  changeMember,
  createStudioToken,
  inviteMember,
  removeMember,
  revokeInvitation,
  revokeStudioToken,
} from "~contract/calls/developer-studios";
import { studioRole } from "~contract/entities/studio-member";

const id = z.uuid();

export const teamForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: z.string().trim(), role: studioRole }),
  z.object({ intent: z.literal("revoke-invitation"), subject: id }),
  z.object({ intent: z.literal("change-role"), subject: id, role: studioRole }),
  z.object({ intent: z.literal("remove"), subject: id }),
  z.object({ intent: z.literal("leave"), subject: id }),
  z.object({
    intent: z.literal("create-token"),
    name: z.string(),
    access: z.enum(["read", "write"]),
    gameId: z.union([id, z.literal("")]),
    expiryDays: z.string(),
  }),
  z.object({ intent: z.literal("revoke-token"), subject: id }),
]);

export type TeamForm = z.output<typeof teamForm>;
export type TokenForm = Extract<TeamForm, { intent: "create-token" }>;

type ChangeContext = { api: CallApi; locale: Locale; t: Translate; studioId: string };

export async function changeTeam(context: ChangeContext, form: Exclude<TeamForm, TokenForm>) {
  const { api, locale, t, studioId } = context;
  const href = studioPaths.team(locale, studioId);
  switch (form.intent) {
    case "invite":
      return { message: await invite(context, form), href: `${href}#invitations` };
    case "revoke-invitation":
      await api(revokeInvitation, { params: { studioId, invitationId: form.subject } });
      return { message: t("studios.invitationRevoked"), href: `${href}#invitations` };
    case "change-role":
      await api(changeMember, { params: { studioId, userId: form.subject }, body: { role: form.role } });
      return { message: t("studios.roleChanged"), href: `${href}#members` };
    case "remove":
      await api(removeMember, { params: { studioId, userId: form.subject } });
      return { message: t("studios.memberRemoved"), href: `${href}#members` };
    case "leave":
      await api(removeMember, { params: { studioId, userId: form.subject } });
      return { message: t("studios.left"), href: paths.studioHome(locale) };
    case "revoke-token":
      await api(revokeStudioToken, { params: { studioId, tokenId: form.subject } });
      return { message: t("studios.tokenRevoked"), href: `${href}#tokens` };
  }
}

type InviteForm = Extract<TeamForm, { intent: "invite" }>;

/** In development the API returns the mailed link, since mails only go to files. */
async function invite({ api, locale, t, studioId }: ChangeContext, { email, role }: InviteForm): Promise<string> {
  const body = parseFields(inviteMember.body, { email, role }, { email: "email_wrong" });
  const { link } = await api(inviteMember, { params: { studioId }, query: { locale }, body });
  const message = t("studios.invited", { email });
  return link ? `${message} ${link}` : message;
}

export async function createToken({ api, studioId }: ChangeContext, { name, access, gameId, expiryDays }: TokenForm) {
  const body = parseFields(
    createStudioToken.body,
    {
      name,
      scopes: access === "write" ? ["gamedev:read", "gamedev:write"] : ["gamedev:read"],
      gameId: gameId === "" ? null : gameId,
      expiryDays: Number(expiryDays),
    },
    { name: "token_name_wrong", expiryDays: "days_wrong" },
  );
  const { token, secret } = await api(createStudioToken, { params: { studioId }, body });
  return { name: token.name, secret };
}
