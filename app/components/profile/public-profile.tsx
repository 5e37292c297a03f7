import { useText } from "~/i18n/use-text";
import type { PublicProfileView } from "~/view-models/public-profile";
import { BlockForm } from "../friend/block-form";
import { RelationAction } from "../friend/relation-action";
import { SectionHead } from "../ui/section-head";
import { AboutPanel } from "./about-panel";
import { BestScores } from "./best-scores";
import { ProfileHeader } from "./profile-header";
import { ShownGames } from "./shown-games";
import { StandingPanel } from "./standing-panel";

type PublicProfileProps = { profile: PublicProfileView };

export function PublicProfile({ profile }: PublicProfileProps) {
  const t = useText();
  const { userId, username, pictureUrl, relation, about, standing, bestScores, games, homeHref } = profile;
  const mayBlock = relation !== "own" && relation !== "visitor" && relation !== "unknown" && relation !== "BLOCKED";
  return (
    <div className="page-width">
      <ProfileHeader name={username} pictureUrl={pictureUrl} frame={standing.frame}>
        <div className="inline-row flex-wrap">
          <RelationAction profile={profile} />
        </div>
      </ProfileHeader>
      <div className="two-columns section">
        <div>
          {bestScores && (
            <section aria-labelledby="best">
              <SectionHead id="best" title={t("profile.bestScores")} />
              <BestScores scores={bestScores} homeHref={homeHref} />
            </section>
          )}
          <ShownGames games={games} />
        </div>
        <div>
          <AboutPanel about={about} />
          <StandingPanel standing={standing} />
          {mayBlock && <BlockForm userId={userId} username={username} />}
        </div>
      </div>
    </div>
  );
}
