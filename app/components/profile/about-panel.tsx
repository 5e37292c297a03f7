import { useText } from "~/i18n/use-text";
import type { AboutView } from "~/view-models/profile-page";

type AboutPanelProps = { about: AboutView };

export function AboutPanel({ about: { name, country, memberSince, description, activity } }: AboutPanelProps) {
  const t = useText();
  const facts = [
    { label: t("profile.name"), value: name },
    { label: t("profile.country"), value: country },
    { label: t("profile.memberSince"), value: memberSince },
  ];
  return (
    <section className="panel" aria-labelledby="about">
      <h2 className="heading-small" id="about">
        {t("profile.about")}
      </h2>
      <p className={description === null ? "muted" : "user-text"}>{description ?? t("profile.noDescription")}</p>
      {activity !== null && <p className="text-small muted">{activity}</p>}
      <dl className="facts">
        {facts.map(({ label, value }) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
