import { useText } from "~/i18n/use-text";

type CardPriceProps = { price: string | null; oldPrice: string | null };

export function CardPrice({ price, oldPrice }: CardPriceProps) {
  const t = useText();
  if (price === null && oldPrice === null) return null;
  return (
    <span className="price">
      {oldPrice !== null && (
        <>
          <span className="visually-hidden">{t("gameCard.oldPrice")} </span>
          <s>{oldPrice}</s>{" "}
        </>
      )}
      {price}
    </span>
  );
}
