import * as calls from "~contract/calls/developer-studios";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { ALL_ROLES, OWNERS, readDeveloperAccess, requireStudioRole } from "../identity/require-role";
import { requireSignedInUserId } from "../identity/require-session";
import { sendInvitation } from "../identity/send-invitation";
import { toLocale } from "../login/languages";
import { route } from "../route";
import { findPicturedPerson } from "../store/people/people";
import * as applications from "../store/studios/applications";
import { findDeveloperStudio, listStudios } from "../store/studios/developer-studios";
import * as invitations from "../store/studios/invitations";
import * as members from "../store/studios/members";
import * as tokens from "../store/studios/tokens";
import { createQueryContext } from "./create-query-context";

export function registerDeveloperStudios(app: ApiApp): void {
  route(app, calls.getDeveloperProfile, async (_input, context) => {
    const { database, mediaBaseUrl } = createQueryContext(context);
    const person = await findPicturedPerson(database, mediaBaseUrl, requireSignedInUserId(context));
    if (!person) throw new ApiFailure("sign_in_required");
    return person;
  });

  route(app, calls.listDeveloperStudios, ({ query }, context) =>
    listStudios(createQueryContext(context), readDeveloperAccess(context), query),
  );

  route(app, calls.getStudioTeam, async ({ params: { studioId } }, context) => {
    const { role } = await requireStudioRole(context, studioId, ALL_ROLES);
    const query = createQueryContext(context);
    const { database, now } = query;
    const isOwner = role === "OWNER";
    return {
      studio: await findDeveloperStudio(query, { studioId, role }),
      members: await members.listMembers(query, studioId),
      invitations: isOwner ? await invitations.listInvitations(database, studioId, now) : [],
      tokens: isOwner ? await tokens.listTokens(database, studioId, now) : [],
    };
  });

  registerApplications(app);
  registerInvitations(app);
  registerMembers(app);
  registerTokens(app);
}

function registerApplications(app: ApiApp): void {
  route(app, calls.listApplications, async (_input, context) => ({
    applications: await applications.listApplications(context.get("database"), requireSignedInUserId(context)),
  }));

  route(app, calls.applyForStudio, ({ body: { name, website = null, message } }, context) => {
    const userId = requireSignedInUserId(context);
    const application = { userId, name, website, message, now: new Date() };
    return applications.applyForStudio(context.get("database"), application);
  });
}

function registerInvitations(app: ApiApp): void {
  route(app, calls.inviteMember, async ({ params: { studioId }, query, body }, context) => {
    await requireStudioRole(context, studioId, OWNERS);
    return sendInvitation(context, { studioId, ...body, locale: toLocale(query.locale) });
  });

  route(app, calls.revokeInvitation, async ({ params }, context) => {
    await requireStudioRole(context, params.studioId, OWNERS);
    await invitations.revokeInvitation(context.get("database"), { ...params, now: new Date() });
    return null;
  });

  route(app, calls.acceptInvitation, ({ body: { secret } }, context) => {
    const accepting = { secret, userId: requireSignedInUserId(context), now: new Date() };
    return invitations.acceptInvitation(context.get("database"), accepting);
  });
}

function registerMembers(app: ApiApp): void {
  route(app, calls.changeMember, async ({ params, body: { role } }, context) => {
    await requireStudioRole(context, params.studioId, OWNERS);
    return members.changeMember(createQueryContext(context), { ...params, role });
  });

  route(app, calls.removeMember, async ({ params }, context) => {
    const isLeaving = params.userId === requireSignedInUserId(context);
    await requireStudioRole(context, params.studioId, isLeaving ? ALL_ROLES : OWNERS);
    await members.removeMember(createQueryContext(context), params);
    return null;
  });
}

function registerTokens(app: ApiApp): void {
  route(app, calls.createStudioToken, async ({ params: { studioId }, body }, context) => {
    const { userId } = await requireStudioRole(context, studioId, OWNERS);
    const { gameId = null, ...token } = body;
    const username = context.get("viewer")?.username ?? "";
    const request = { ...token, studioId, userId, username, gameId, now: new Date() };
    return tokens.createToken(context.get("database"), request);
  });

  route(app, calls.revokeStudioToken, async ({ params }, context) => {
    await requireStudioRole(context, params.studioId, OWNERS);
    const now = new Date();
    await tokens.revokeToken(context.get("database"), { ...params, now });
    return { revokedDate: now.toISOString() };
  });
}
