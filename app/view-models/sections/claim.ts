import { formatDay } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import { paths } from "~/paths";
import { claimState, type ClaimPeriod } from "~/rules/claim-state";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Game } from "~contract/entities/game";
import { toContentBlock, type ContentBlockView } from "../content-block";
import { toCoverPicture } from "../picture";
import { dayAttributes, textAttribute } from "../feed-attributes";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type ClaimView = ContentBlockView & {
  price: string | null;
  when: string | null;
  /** Start of the claim period in epoch milliseconds; null once it has begun. */
  startsAtMs: number | null;
};

export type ClaimSectionView = SectionView<"CLAIM", { claims: ClaimView[] }>;

export function toClaims(source: SectionSource): ClaimSectionView | null {
  const claims = source.entries.flatMap((entry) => toClaim(entry, source.view) ?? []);
  return claims.length > 0 ? { ...sectionHead("CLAIM", source), claims } : null;
}

function toClaim(entry: FeedEntry, view: ViewContext): ClaimView | null {
  if (entry.game) return toGameClaim(entry, entry.game, view);
  return entry.customContentItemType === "UPCOMING_CLAIM_A_GAME" ? toUpcomingClaim(entry, view) : null;
}

function toGameClaim({ entryId, attributes }: FeedEntry, game: Game, view: ViewContext): ClaimView | null {
  const { locale, now, t } = view;
  const item = game.gameItems.find(({ activeGameItemClaimPeriod }) => activeGameItemClaimPeriod);
  const period = item?.activeGameItemClaimPeriod;
  if (!item || !period || claimState(period, now) === "over") return null;
  return {
    id: entryId,
    kicker: textAttribute(attributes, "Headline", locale),
    title: textAttribute(attributes, "Title", locale) ?? game.title,
    text: textAttribute(attributes, "Subheading", locale) ?? game.shortDescription,
    picture: toCoverPicture(game.covers, "16:9"),
    action: {
      label: textAttribute(attributes, "Button text", locale) ?? t("claim.action"),
      href: paths.game(locale, game),
    },
    price: formatPrice({ amount: item.price, currency: item.currency }),
    ...toTimes(period, view),
  };
}

/** An announced game: Start day and End day are the claim period, so it shows before Start day too. */
function toUpcomingClaim(entry: FeedEntry, view: ViewContext): ClaimView | null {
  const { startDay, endDay } = dayAttributes(entry.attributes);
  const attributes = entry.attributes.filter(({ name }) => name !== "Start day");
  const block = toContentBlock({ ...entry, attributes }, view);
  if (!block) return null;
  const isReadable = startDay !== null && !Number.isNaN(Date.parse(startDay));
  const times = isReadable ? toTimes({ startsAt: startDay, endsAt: endDay }, view) : { when: null, startsAtMs: null };
  return { ...block, price: null, ...times };
}

function toTimes(period: ClaimPeriod, { locale, now, t }: ViewContext): Pick<ClaimView, "when" | "startsAtMs"> {
  const dayText = (moment: string) => formatDay(moment, locale);
  if (claimState(period, now) === "upcoming") {
    return { when: t("claim.from", { date: dayText(period.startsAt) }), startsAtMs: Date.parse(period.startsAt) };
  }
  return { when: period.endsAt === null ? null : t("claim.until", { date: dayText(period.endsAt) }), startsAtMs: null };
}
