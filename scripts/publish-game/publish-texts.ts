import type { ClientError } from "../../app/api-client/errors";
import { createTranslator } from "../../app/i18n/translator";
import { refusalText, toBuildReport } from "../../app/view-models/studio/build-report";
import { STUDIO_ERRORS } from "../../app/view-models/studio/studio-refusal";
import type { ViewContext } from "../../app/view-models/view-context";
import type { BuildRefusal } from "../../contract/entities/build";
import type { Release } from "../../contract/entities/developer-game";
import builds from "../../public/locales/en/builds.json" with { type: "json" };
import errors from "../../public/locales/en/studio-errors.json" with { type: "json" };
import studio from "../../public/locales/en/studio.json" with { type: "json" };

const t = createTranslator("en", { ...studio, ...errors, ...builds });
const view: ViewContext = { locale: "en", t, now: new Date() };

/** Codes that only a tool meets. */
const TOKEN_TEXTS: Record<string, string> = {
  insufficient_scope: "The token may not do this: it only reads, or it is for another game.",
  invalid_token: "The token is not valid: it may have expired or been revoked.",
  sign_in_required: "The token is not valid: it may have expired or been revoked.",
};

export function reportText({ version, report }: Release): string {
  const { facts, warnings } = toBuildReport(report, view);
  return [
    t("studios.version", { version }),
    ...facts.map(({ label, value }) => `  ${label}: ${value}`),
    ...warnings.map((warning) => `  ! ${warning}`),
  ].join("\n");
}

export function refusalsText(refusals: readonly BuildRefusal[]): string {
  return refusals.map((refusal) => `  ${refusalText(refusal, view)}`).join("\n");
}

/** What the API says of a refused request, one line for each code. */
export function errorText(error: ClientError): string {
  return error.errors
    .map(({ code, details }) => [codeText(code), details?.message].filter(Boolean).join(" "))
    .join("\n");
}

function codeText(code: string): string {
  const known = STUDIO_ERRORS.find((candidate) => candidate === code);
  return known ? t(`studios.error.${known}`) : (TOKEN_TEXTS[code] ?? `The portal refused this (${code}).`);
}
