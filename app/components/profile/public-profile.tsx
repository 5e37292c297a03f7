import { useText } from "~/i18n/use-text";
import type { PublicProfileView } from "~/view-models/public-profile";
import { RelationAction } from "../friend/relation-action";
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
          <header className="sh">
            <div>
              <h2 id="best">{t("profile.bestScores")}</h2>
            </div>
          </header>
          <BestScores scores={bestScores} homeHref={homeHref} />
        </section>
        <aside>
          <AboutPanel about={about} />
        </aside>
      </div>
    </div>
  );
}
