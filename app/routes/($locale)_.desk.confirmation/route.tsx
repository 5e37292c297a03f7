import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Confirmation } from "~/components/desk/confirmation";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { ConfirmationResult, ConfirmationView } from "~/view-models/desk/confirmation";
import { listPasskeys } from "~contract/calls/passkeys";
import { getSecondFactor } from "~contract/calls/second-factor";
import { confirm, returnAddress } from "./confirm.server";

/** Forms that were refused until the session is confirmed are sent on to here, and back when it is. */
export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t } = context;
  const [{ isSetUp, hasApp }, { passkeys }] = await Promise.all([callApi(getSecondFactor), callApi(listPasskeys)]);
  const confirmation: ConfirmationView = {
    code: hasApp ? "app" : isSetUp ? "recovery" : null,
    hasPasskey: passkeys.length > 0,
    back: returnAddress(context),
  };
  const description = { title: t("desk.confirmation"), description: t("site.description"), noindex: true };
  return page({ confirmation }, { ...description, path: deskPaths.confirmation(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return confirm(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ConfirmationRoute() {
  const { confirmation } = useLoaderData<typeof loader>();
  return <Confirmation confirmation={confirmation} result={useActionData<ConfirmationResult>()} />;
}
