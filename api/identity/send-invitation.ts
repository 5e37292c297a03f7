import type { StudioInvitation, StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { Locale } from "../login/languages";
import { siteAddress } from "../login/login-context";
import { writeInvitationMail } from "../mail/write-invitation-mail";
import { consumeMailLimits } from "../rate-limits/mail-limits";
import { mailLimits } from "../rate-limits/limits";
import { createInvitation } from "../store/studios/invitations";
import { requireSignedInUserId } from "./require-session";

const RETRY_AFTER_SECONDS = 3_600;

type Invitation = { studioId: string; email: string; role: StudioRole; locale: Locale };

/** The link is returned where mails only go to files. */
export async function sendInvitation(
  context: ApiContext,
  { studioId, role, locale, ...request }: Invitation,
): Promise<{ invitation: StudioInvitation; link: string | null }> {
  const configuration = context.get("configuration");
  const email = request.email.toLowerCase();
  if (!(await consumeMailLimits(context, email, mailLimits("invitation"))))
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const { invitation, secret, studioName } = await createInvitation(context.get("database"), {
    ...{ studioId, email, role, now: new Date() },
    invitedBy: requireSignedInUserId(context),
  });
  const link = siteAddress(context, locale, `/studio/invitations/${secret}/`).href;
  const inviter = context.get("viewer")?.username ?? "";
  context
    .get("mailer")
    .sendLater(() => writeInvitationMail(configuration, { email, locale, studioName, inviter, role, link }));
  return { invitation, link: configuration.mail.areLinksShown ? link : null };
}
