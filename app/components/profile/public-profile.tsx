import { useText } from "~/i18n/use-text";
import type { PublicProfileView } from "~/view-models/public-profile";
import { RelationAction } from "../friend/relation-action";
import { SectionHead } from "../ui/section-head";
import { AboutPanel } from "./about-panel";
import { BestScores } from "./best-scores";
import { ProfileHeader } from "./profile-header";

type PublicProfileProps = { profile: PublicProfileView };

/** What everybody may see of a player, and what the viewer can do about them. */
export function PublicProfile({ profile }: PublicProfileProps) {
  const t = useText();
  const { username, pictureUrl, about, bestScores, homeHref } = profile;
  return (
    <div className="in">
      <ProfileHeader name={username} pictureUrl={pictureUrl}>
        <div className="row wrap">
          <RelationAction profile={profile} />
        </div>
      </ProfileHeader>
      <div className="two sec">
        <section aria-labelledby="best">
          <SectionHead id="best" title={t("profile.bestScores")} />
          <BestScores scores={bestScores} homeHref={homeHref} />
        </section>
        <aside>
          <AboutPanel about={about} />
        </aside>
      </div>
    </div>
  );
}
