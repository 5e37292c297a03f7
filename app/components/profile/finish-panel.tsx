import { useText } from "~/i18n/use-text";
import type { ProfilePageView } from "~/view-models/profile-page";
import { ButtonLink } from "../ui/button-link";

export function FinishPanel({ open, href }: NonNullable<ProfilePageView["finish"]>) {
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
