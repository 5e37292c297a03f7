import { useLoginHref } from "~/components/frame/use-login-href";
import { useText } from "~/i18n/use-text";
import type { OwnStandingView } from "~/view-models/own-standing";
import { StandingNumber } from "./standing-number";

type OwnStandingProps = { own: OwnStandingView };

export function OwnStanding({ own: { best, rank, next, isGuest } }: OwnStandingProps) {
  const t = useText();
  const signUp = useLoginHref("sign-up");
  return (
    <section className="section mt-[24px]">
      <div className="own-standing">
        <StandingNumber label={t("challenge.yourBest")} value={best} />
        {rank !== null && <StandingNumber label={t("challenge.yourRank")} value={rank} />}
        {next && <StandingNumber label={next.label} value={next.distance} />}
        {isGuest && (
          <p className="fill-space">
            <a className="text-link" href={signUp}>
              {t("challenge.signUpForRank")}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
