import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import { deskPaths } from "~/desk-paths";
import type { DeskProfile } from "~/view-models/desk/desk-frame";
import { getDeskProfile } from "~contract/calls/desk-staff";
import type { PageContext } from "./page-context.server";
import { requireLogIn } from "./protected-page.server";

const profiles = new WeakMap<AppLoadContext, Promise<DeskProfile>>();

/** The frame and its page share one call. */
export function loadDeskProfile(context: AppLoadContext, callApi: CallApi): Promise<DeskProfile> {
  const profile = profiles.get(context) ?? callApi(getDeskProfile);
  profiles.set(context, profile);
  return profile;
}

/** First call of each loader of the desk, but for the page that sets the second factor up. */
export async function openDesk(args: LoaderFunctionArgs, page: PageContext): Promise<DeskProfile> {
  await requireLogIn(args, page);
  const profile = await loadDeskProfile(args.context, page.callApi);
  if (profile.needsSecondFactor) throw redirect(deskPaths.secondFactor(page.locale));
  return profile;
}
