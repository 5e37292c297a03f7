import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { ProfilePageView } from "~/view-models/profile-page";
import { MissingPart } from "../error/missing-part";
import { useRootData } from "../frame/use-root-data";
import { PersonRow } from "../friend/person-row";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { SectionHead } from "../ui/section-head";
import { AboutPanel } from "./about-panel";
import { BestScores } from "./best-scores";
import { PlayerAchievements } from "./player-achievements";
import { PublicGames } from "./public-games";

type ProfileOverviewProps = { profile: ProfilePageView };

export function ProfileOverview({ profile }: ProfileOverviewProps) {
  const t = useText();
  const { locale } = useRootData();
  const { about, bestScores, achievements, friends, games, publicHref, homeHref, finish } = profile;
  return (
    <div className="two-columns">
      <div>
        <section aria-labelledby="best">
          <SectionHead id="best" title={t("profile.bestScores")} />
          {bestScores ? (
            <BestScores scores={bestScores} homeHref={homeHref} />
          ) : (
            <MissingPart text={t("profile.scoresFailed")} />
          )}
        </section>
        {achievements && <PlayerAchievements achievements={achievements} />}
        <section className="section" aria-labelledby="friends">
          <SectionHead id="friends" title={t("friends.title")}>
            <Link className="section-more" to={paths.friends(locale)}>
              <span>{t("friends.all")}</span>
              <Icon name="arrow-right" size="small" />
            </Link>
          </SectionHead>
          {friends === null && <MissingPart text={t("profile.friendsFailed")} />}
          {friends?.length === 0 && <EmptyList text={t("friends.empty")} />}
          {friends && friends.length > 0 && (
            <ul className="people-grid">
              {friends.map((person) => (
                <PersonRow key={person.userId} person={person} />
              ))}
            </ul>
          )}
        </section>
        <PublicGames games={games} />
      </div>
      <div>
        {finish && <FinishPanel {...finish} />}
        <AboutPanel about={about} />
        <div className="inline-row profile-edits flex-wrap">
          <ButtonLink href={paths.accountDetails(locale)}>{t("profile.edit")}</ButtonLink>
          {publicHref !== null && (
            <ButtonLink href={publicHref} variant="outline">
              {t("profile.viewPublic")}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

function FinishPanel({ open, href }: NonNullable<ProfilePageView["finish"]>) {
  const t = useText();
  return (
    <section className="panel finish-panel" aria-labelledby="finish">
      <h2 className="heading-small" id="finish">
        {t("profile.finish")}
      </h2>
      <p>{t("profile.finishText", { count: open })}</p>
      <ButtonLink href={href} variant="primary">
        {t("profile.finishLink")}
      </ButtonLink>
    </section>
  );
}
