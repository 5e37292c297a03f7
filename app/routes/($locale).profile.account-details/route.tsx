import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountDetails } from "~/components/profile/account-details";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { toDetailsError } from "~/server/details-error.server";
import { DETAILS_LIMITS, PASSWORD_LIMITS } from "~/server/details-limits.server";
import { consumeSavedForm } from "~/server/saved-form.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { isUpload, savePicture } from "~/server/picture-upload.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { toAccountDetails, type DetailsResult } from "~/view-models/account-details";
import { toAccountSecurity, type SecurityResult } from "~/view-models/account-security";
import { listConnections, listSessions } from "~contract/calls/account";
import { deletePicture, getProfile } from "~contract/calls/profile";
import { deleteAccount, saveDetails } from "./account-change.server";
import { accountForm, savedDetails } from "./details-form.server";
import { changeSecurity } from "./security-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  const { user } = await requireAccount(args, context);
  const saved = await consumeSavedForm(args.request, user?.userId);
  const { api, callApi, t, view } = context;
  const [profile, sessionList, connectionList] = await Promise.all([
    callApi(getProfile),
    secondary(api, (call) => call(listSessions)),
    secondary(api, (call) => call(listConnections)),
  ]);
  const details = toAccountDetails(profile, DETAILS_LIMITS, view);
  const lists = { sessions: sessionList?.sessions ?? null, connections: connectionList?.connections ?? null };
  const security = toAccountSecurity({ profile, ...lists }, PASSWORD_LIMITS, view);
  const description = { title: t("details.title"), description: t("site.description"), noindex: true };
  const pageDescription = { ...description, path: paths.accountDetails(DEFAULT_LOCALE) };
  return context.page({ details, security, savedForm: saved && savedDetails(saved.fields) }, pageDescription, {
    cookie: saved?.expiredCookie,
  });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const refuse = (result: Refusal) => context.json(result, { status: refusalStatus(result.error) });
  try {
    const { refusal, message, href } = await change(args.request, context);
    if (refusal) return refuse(refusal);
    return await context.redirectWithToast(href, { type: "success", message });
  } catch (error) {
    if (error instanceof Response) throw error;
    redirectWhenSignedOut(error, context);
    return refuse(toDetailsError(error));
  }
}

type Refusal = DetailsResult | SecurityResult;
type Change = { refusal: Refusal | null; message: string; href: string };

async function change(request: Request, { api, locale, t }: PageContext): Promise<Change> {
  const href = paths.accountDetails(locale);
  if (isUpload(request)) return { refusal: await savePicture(api, request), message: t("details.pictureSaved"), href };
  const form = await readRequestBody(request, accountForm);
  switch (form.intent) {
    case "save":
      return { refusal: await saveDetails(api, form), message: t("details.saved"), href };
    case "remove-picture":
      await api(deletePicture);
      return { refusal: null, message: t("details.pictureRemoved"), href };
    case "delete": {
      const refusal = await deleteAccount(api, form);
      return { refusal, message: t("details.deleted"), href: paths.home(locale) };
    }
    default:
      return { refusal: null, message: "", href, ...(await changeSecurity({ api, locale, t }, form)) };
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function AccountDetailsPage() {
  const { details, security, savedForm } = useLoaderData<typeof loader>();
  const result = useActionData<Refusal>() ?? savedForm ?? undefined;
  return <AccountDetails details={details} security={security} result={result} />;
}
