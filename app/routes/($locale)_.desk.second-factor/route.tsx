import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecondFactor } from "~/components/desk/second-factor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { loadDeskProfile } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireLogIn, requireSignIn } from "~/server/protected-page.server";
import { toPasskeyView } from "~/view-models/desk/passkeys";
import type { SecondFactorResult, SecondFactorView } from "~/view-models/desk/second-factor";
import { listPasskeys } from "~contract/calls/passkeys";
import { getSecondFactor } from "~contract/calls/second-factor";
import { changePasskeys } from "./passkey-change.server";
import { changeSecondFactor } from "./second-factor-change.server";

/** Unlike the desk's other pages open to owners without a second factor. */
export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await requireLogIn(args, context);
  const { callApi, page, t, view } = context;
  const { needsSecondFactor, role } = await loadDeskProfile(args.context, callApi);
  const [{ isSetUp, hasApp }, { passkeys }] = await Promise.all([callApi(getSecondFactor), callApi(listPasskeys)]);
  const secondFactor: SecondFactorView = {
    isSetUp,
    hasApp,
    isNeeded: needsSecondFactor,
    isRemovable: role !== "OWNER",
    passkeys: passkeys.map((passkey) => toPasskeyView(passkey, view)),
    isPasskeyKept: isSetUp && !hasApp && passkeys.length === 1,
  };
  const description = { title: t("desk.secondFactor"), description: t("site.description"), noindex: true };
  return page({ secondFactor }, { ...description, path: deskPaths.secondFactor(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const form = await readDeskForm(args.request);
  return form.intent.endsWith("passkey") ? changePasskeys(context, form) : changeSecondFactor(context, form);
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function SecondFactorRoute() {
  const { secondFactor } = useLoaderData<typeof loader>();
  return <SecondFactor secondFactor={secondFactor} result={useActionData<SecondFactorResult>()} />;
}
