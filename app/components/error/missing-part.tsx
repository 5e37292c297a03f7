import { useMatches } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { useCurrentPath } from "../frame/use-current-path";
import { ButtonLink } from "../ui/button-link";

type MissingPartProps = {
  text: string;
};

export function MissingPart({ text }: MissingPartProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const isUnavailable = useMatches().some(({ data }) => isLimited(data));
  return (
    <div className="empty-state">
      <i className="triplet-dark" aria-hidden="true" />
      <p>{isUnavailable ? t("error.notOfferedHeading") : text}</p>
      {!isUnavailable && <ButtonLink href={currentPath}>{t("error.tryAgain")}</ButtonLink>}
    </div>
  );
}

function isLimited(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isLimited" in data && data.isLimited === true;
}
