import { useText } from "~/i18n/use-text";
import type { PublicProfileView } from "~/view-models/public-profile";
import type { StandingView } from "~/view-models/standing";
import { BlockForm } from "../friend/block-form";
import { RelationAction } from "../friend/relation-action";
import { ReportPlayer } from "../report/report-player";
import { Icon } from "../ui/icon";
import { SectionHead } from "../ui/section-head";
import { AboutPanel } from "./about-panel";
import { BestScores } from "./best-scores";
import { PlayerAchievements } from "./player-achievements";
import { ProfileHeader } from "./profile-header";
import { PublicGames } from "./public-games";

type PublicProfileProps = { profile: PublicProfileView };

export function PublicProfile({ profile }: PublicProfileProps) {
  const t = useText();
  const { userId, username, pictureUrl, relation, about, standing, bestScores, achievements, games, report, homeHref } =
    profile;
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
          {achievements && <PlayerAchievements achievements={achievements} />}
          <PublicGames games={games} />
        </div>
        <div>
          <AboutPanel about={about} />
          <StandingPanel standing={standing} />
          {report && <ReportPlayer userId={userId} report={report} />}
          {mayBlock && <BlockForm userId={userId} username={username} />}
        </div>
      </div>
    </div>
  );
}

type StandingPanelProps = { standing: StandingView };

/** Players write the links, so search engines must not follow them. */
function StandingPanel({ standing: { level, links } }: StandingPanelProps) {
  const t = useText();
  if (level === null && links.length === 0) return null;
  return (
    <section className="panel" aria-label={t("links.standing")}>
      {level !== null && <p className="heading-small">{level}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className="text-link" href={href} target="_blank" rel="nofollow ugc noopener">
                {text}
                <Icon name="arrow-up-right" size="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
