import { useText } from "~/i18n/use-text";

type CardScoreProps = { label: string; value: string | null };

export function CardScore({ label, value }: CardScoreProps) {
  const t = useText();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t("challengeCard.noScore")}</span>
          </>
        )}
      </dd>
    </div>
  );
}
