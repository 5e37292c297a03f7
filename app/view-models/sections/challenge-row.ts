import type { FeedEntry } from "~contract/entities/feed-entry";
import { toChallengeCard, type ChallengeCardView } from "../challenge-card";
import type { ViewContext } from "../view-context";
import { sectionHead, type SectionSource, type SectionView } from "./section-source";

export type ChallengeRowView = SectionView<"CHALLENGE_ROW", { challenges: ChallengeCardView[] }>;

export function toChallengeRow(source: SectionSource): ChallengeRowView | null {
  const challenges = source.entries.flatMap((entry) => toChallengeEntry(entry, source.view) ?? []);
  return challenges.length > 0 ? { ...sectionHead("CHALLENGE_ROW", source), challenges } : null;
}

/** Cards are identified by entry: a feed may contain the same challenge twice. */
function toChallengeEntry({ entryId, challenge }: FeedEntry, view: ViewContext): ChallengeCardView | null {
  return challenge ? { ...toChallengeCard(challenge, view), id: entryId } : null;
}
