import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileOverview } from "~/components/profile/profile-overview";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { pageParam } from "~/server/page-param.server";
import { loadPlayerAchievements } from "~/server/player-achievements.server";
import { requireAccount } from "~/server/protected-page.server";
import { secondary } from "~/server/secondary.server";
import { toProfilePage } from "~/view-models/profile-page";
import { listFriends } from "~contract/calls/friends";
import { getProfile, getUser } from "~contract/calls/profile";

const FRIENDS_PAGE_SIZE = 6;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { callApi, api, locale, t, url, view } = context;
  const [profile, friends] = await Promise.all([
    callApi(getProfile),
    secondary(api, (call) => call(listFriends, { query: { pageSize: FRIENDS_PAGE_SIZE } })),
  ]);
  const { username } = profile;
  const page = pageParam(url);
  const [publicProfile, achievements] =
    username === null
      ? [null, null]
      : await Promise.all([
          secondary(api, (call) => call(getUser, { params: { username }, query: { locale } })),
          loadPlayerAchievements(context, username, page),
        ]);
  const overview = toProfilePage({ profile, publicProfile, achievements, friends }, view);
  const description = { title: t("profile.title"), description: t("site.description") };
  return context.page({ profile: overview }, { ...description, path: paths.profile(DEFAULT_LOCALE), noindex: true });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ProfilePage() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileOverview profile={profile} />;
}
