import { randomUUID } from "node:crypto";
import type { StudioInvitation, StudioRole } from "~contract/entities/studio-member";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { Locale } from "../login/languages";
import { linkSecretOf, mailMeansOf } from "../mail/mail-means";
import { sendMail } from "../mail/mail-orders";
import { invitationUrl } from "../mail/write-invitation-mail";
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
  const means = mailMeansOf(context);
  const email = request.email.toLowerCase();
  if (!(await consumeMailLimits(means, email, mailLimits("invitation"))))
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const jobId = randomUUID();
  const secret = linkSecretOf(means.secret, jobId);
  const invitedBy = requireSignedInUserId(context);
  const inviter = context.get("viewer")?.username ?? "";
  const invitation = await means.jobs.commit(async (transaction, send) => {
    const created = await createInvitation(transaction, {
      ...{ studioId, email, role, invitedBy, secret, now: new Date() },
    });
    await sendMail(send, { mail: "invitation", inviter, locale }, jobId);
    return created;
  });
  const { mail, siteUrl } = means.configuration;
  return { invitation, link: mail.areLinksShown ? invitationUrl(siteUrl, locale, secret) : null };
}
