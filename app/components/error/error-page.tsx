import { useLocation } from "@remix-run/react";
import type { TextKey } from "~/i18n/text-keys";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { ErrorScreen } from "./error-screen";
import { useReference } from "./reference";
import type { PixelFace } from "./pixel-field";

type ErrorPageProps = {
  status: number;
  /** The id of the failed request, if the response has it. */
  reference?: string | undefined;
  /** True if the API does not offer what the page needs. */
  isUnavailable?: boolean;
};
type Wording = { face: PixelFace; heading: TextKey; text: TextKey };

const NOT_FOUND: Wording = { face: "dead", heading: "error.notFoundHeading", text: "error.notFoundText" };
const NOT_OFFERED: Wording = { face: "off", heading: "error.notOfferedHeading", text: "error.notOfferedText" };
const FORBIDDEN: Wording = { face: "dead", heading: "error.forbiddenHeading", text: "error.forbiddenText" };
const UNAVAILABLE: Wording = { face: "stuck", heading: "error.unavailableHeading", text: "error.unavailableText" };
const FAILED: Wording = { face: "stuck", heading: "error.serverHeading", text: "error.serverText" };

const WORDINGS: Partial<Record<number, Wording>> = {
  400: NOT_FOUND,
  401: FORBIDDEN,
  403: FORBIDDEN,
  404: NOT_FOUND,
  410: NOT_FOUND,
  414: NOT_FOUND,
  429: UNAVAILABLE,
  503: UNAVAILABLE,
};

/** After a failure or refusal, links load a new document, which requests the frame and session again. */
export function ErrorPage({ status, reference, isUnavailable = false }: ErrorPageProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const displayedReference = useReference() ?? reference;
  const { face, heading, text } = isUnavailable ? NOT_OFFERED : (WORDINGS[status] ?? FAILED);
  const canRetry = face === "stuck";
  return (
    <ErrorScreen
      face={face}
      heading={t(heading)}
      text={t(text)}
      note={canRetry ? (displayedReference ? t("error.reference", { reference: displayedReference }) : " ") : null}
    >
      {canRetry && (
        <ButtonLink href={pathname + search} variant="primary" isDocument>
          <Icon name="refresh-cw" />
          {t("error.tryAgain")}
        </ButtonLink>
      )}
      <ButtonLink
        href={paths.home(splitLocale(pathname).locale)}
        variant={canRetry ? "outline" : "primary"}
        isDocument={status !== 404}
      >
        {t("error.backHome")}
      </ButtonLink>
    </ErrorScreen>
  );
}
