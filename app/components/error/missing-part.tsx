import { useText } from "~/i18n/use-text";
import { useHere } from "../frame/use-here";
import { ButtonLink } from "../ui/button-link";

type MissingPartProps = { text: string };

/** Stands in for a part of a page that could not be loaded; the rest of the page works without it. */
export function MissingPart({ text }: MissingPartProps) {
  const t = useText();
  return (
    <div className="empty">
      <i className="dark3" aria-hidden="true" />
      <p>{text}</p>
      <ButtonLink href={useHere()}>{t("error.tryAgain")}</ButtonLink>
    </div>
  );
}
