import type { RefObject } from "react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { useRootData } from "../frame/use-root-data";
import { ButtonLink } from "../ui/button-link";

type AllSetProps = { onwardHref: string; heading: RefObject<HTMLHeadingElement> };

export function AllSet({ onwardHref, heading }: AllSetProps) {
  const t = useText();
  const { locale } = useRootData();
  return (
    <section className="panel" aria-labelledby="step">
      <h2 id="step" tabIndex={-1} ref={heading}>
        {t("welcome.doneHeading")}
      </h2>
      <p>{t("welcome.doneText")}</p>
      <div className="inline-row choices flex-wrap">
        <ButtonLink href={onwardHref} variant="primary">
          {t("welcome.goOn")}
        </ButtonLink>
        <ButtonLink href={paths.profile(locale)}>{t("profile.title")}</ButtonLink>
      </div>
    </section>
  );
}
