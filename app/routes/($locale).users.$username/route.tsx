import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PublicProfile } from "~/components/profile/public-profile";
import { paths } from "~/paths";
import { canonicalRedirect } from "~/rules/canonical-slug";
import { pageContext } from "~/server/page-context.server";
import { pageParam } from "~/server/page-param.server";
import { loadPlayerAchievements } from "~/server/player-achievements.server";
import { loadSession } from "~/server/session.server";
import { toPublicProfile, toPublicProfileDescription } from "~/view-models/public-profile";
import { getUser } from "~contract/calls/profile";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile", "support"]);
  const { callApi, requestApi, locale, url, view } = context;
  const { username = "" } = args.params;
  const page = pageParam(url);
  const [user, session] = await Promise.all([
    callApi(getUser, { params: { username }, query: { locale } }),
    loadSession(args.context, requestApi),
  ]);
  const canonical = canonicalRedirect(args.request.url, paths.user(locale, user.username));
  if (canonical) throw redirect(canonical, 301);
  const achievements = await loadPlayerAchievements(context, username, page);
  return context.page(
    { profile: toPublicProfile({ profile: user, session, achievements }, view) },
    toPublicProfileDescription(user, view),
  );
}

export { accountLinks as links } from "~/components/profile/account-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function UserPage() {
  const { profile } = useLoaderData<typeof loader>();
  return <PublicProfile key={profile.userId} profile={profile} />;
}
