import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { type PageContext, resourceContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { publicSettings } from "~/server/public-settings.server";
import { socialCardPicture } from "~/server/social-card-store.server";
import { reportHandledError } from "~/server/report-error.server";
import { socialCardVersion, toChallengeSocialCard, toGameSocialCard } from "~/view-models/social-card";
import { getChallenge } from "~contract/calls/challenges";
import { getGame } from "~contract/calls/games";

/** Only an address with the current version is immutable. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT_LIVED = "public, max-age=300";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = resourceContext(args);
  const card = await loadCard(args, context);
  const { brandName } = publicSettings;
  const isCurrent = context.url.searchParams.get("v") === socialCardVersion(card, brandName);
  try {
    const picture = await socialCardPicture(card, brandName);
    const headers = { "Content-Type": "image/jpeg", "Cache-Control": isCurrent ? IMMUTABLE : SHORT_LIVED };
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    reportHandledError(error);
    return redirect(card.coverUrl ?? "/images/social-card.jpg", { headers: { "Cache-Control": SHORT_LIVED } });
  }
}

async function loadCard({ params }: LoaderFunctionArgs, { callApi, locale }: PageContext) {
  const [, key] = /^([\w-]+)\.jpg$/.exec(params["file"] ?? "") ?? [];
  if (key === undefined) throw notFound();
  switch (params["kind"]) {
    case "games":
      return toGameSocialCard(await callApi(getGame, { params: { gameId: key }, query: { locale } }));
    case "challenges":
      return toChallengeSocialCard(await callApi(getChallenge, { params: { challengeId: key }, query: { locale } }));
    default:
      throw notFound();
  }
}
