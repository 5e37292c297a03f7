import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InvitationPage } from "~/components/studio/invitation-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { requireLogIn, requireSignIn } from "~/server/protected-page.server";
import { respondToStudioForm } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import { roleText } from "~/view-models/studio/studio-header";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { acceptInvitation } from "~contract/calls/developer-studios";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  const { user } = await requireLogIn(args, context);
  const { t } = context;
  const description = { title: t("studios.invitationTitle"), description: t("site.description"), noindex: true };
  // The address has the secret, which must not stand in the head's links.
  const path = paths.studioHome(DEFAULT_LOCALE);
  return context.page({ account: user?.username ?? user?.email ?? null }, { ...description, path });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const { secret = "" } = args.params;
  return respondToStudioForm(context, { intent: "accept", values: {} }, async () => {
    const { studioId, name, role } = await api(acceptInvitation, { body: { secret } });
    const message = t("studios.joined", { studio: name, role: roleText(role, t) });
    return { message, href: studioPaths.studio(locale, studioId) };
  });
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function InvitationRoute() {
  const { account } = useLoaderData<typeof loader>();
  return <InvitationPage account={account} result={useActionData<StudioRefusal>()} />;
}
