import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientError } from "~/api-client/errors";
import { Unsubscribe } from "~/components/unsubscribe/unsubscribe";
import { paths } from "~/paths";
import { unsubscribeForm } from "~/server/action-forms.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import {
  toUnsubscribe,
  UNSUBSCRIBE_ERRORS,
  type UnsubscribeResult,
  type UnsubscribeView,
} from "~/view-models/unsubscribe";
import { getSubscription, putSubscription } from "~contract/calls/subscriptions";

/** The signed token replaces a session. GET changes nothing, because mail scanners follow links. */
export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["pages"]);
  const { url, t, page } = context;
  const unsubscribe = await viewOf(context, url.searchParams.get("token"));
  const title = t("unsubscribe.title");
  const description = { title, description: t("unsubscribe.description"), path: "/unsubscribe/", noindex: true };
  return page({ unsubscribe }, description, { status: unsubscribe.status === "invalid" ? 400 : 200, isPersonal: true });
}

async function viewOf({ api, callApi }: PageContext, token: string | null): Promise<UnsubscribeView> {
  if (!token) return { status: "missing" };
  try {
    return toUnsubscribe(await api(getSubscription, { query: { token } }));
  } catch (error) {
    if (error instanceof ClientError && error.has("subscription_token_invalid")) return { status: "invalid" };
    // Repeats the call through `callApi`, which turns failures into error pages.
    return toUnsubscribe(await callApi(getSubscription, { query: { token } }));
  }
}

/** Accepts cross-origin posts of mail clients: the token is the only credential. */
export async function action(args: ActionFunctionArgs) {
  const { api, json, locale, redirectTo, url } = pageContext(args, [], { isForAnyOrigin: true });
  const form = await readRequestBody(args.request, unsubscribeForm);
  const token = url.searchParams.get("token") ?? "";
  try {
    const isSubscribed = "intent" in form && form.intent === "subscribe";
    await api(putSubscription, { body: { token, isSubscribed } });
    // Mail clients do not follow redirects.
    return "intent" in form ? redirectTo(paths.unsubscribe(locale, token)) : json<UnsubscribeResult>({ ok: true });
  } catch (error) {
    const code = refusalCode(error, [...UNSUBSCRIBE_ERRORS, "subscription_token_invalid"], "unreachable");
    if (code === "subscription_token_invalid") return json<UnsubscribeResult>({ ok: false }, { status: 400 });
    return json<UnsubscribeResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}

export default function UnsubscribePage() {
  const { unsubscribe } = useLoaderData<typeof loader>();
  return <Unsubscribe unsubscribe={unsubscribe} result={useActionData<UnsubscribeResult>()} />;
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { FramelessErrorBoundary as ErrorBoundary } from "~/components/error/frameless-error-boundary";
