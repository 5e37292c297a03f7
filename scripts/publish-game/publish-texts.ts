import type { ClientError } from "../../app/api-client/errors";
import { STUDIO_ERRORS } from "../../app/view-models/studio/studio-refusal";
import type { BuildRefusal } from "../../contract/entities/build";
import type { Release } from "../../contract/entities/developer-game";
import { refusalLines, reportLines, t } from "../build-texts";

/** Codes that only a tool meets. */
const TOKEN_TEXTS: Record<string, string> = {
  insufficient_scope: "The token may not do this: it only reads, or it is for another game.",
  invalid_token: "The token is not valid: it may have expired or been revoked.",
  sign_in_required: "The token is not valid: it may have expired or been revoked.",
};

export function reportText({ version, report }: Release): string {
  return [t("studios.version", { version }), ...indented(reportLines(report))].join("\n");
}

export function refusalsText(refusals: readonly BuildRefusal[]): string {
  return indented(refusalLines(refusals)).join("\n");
}

/** What the API says of a refused request, one line for each code. */
export function errorText(error: ClientError): string {
  return error.errors
    .map(({ code, details }) => [codeText(code), details?.message].filter(Boolean).join(" "))
    .join("\n");
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function codeText(code: string): string {
  const known = STUDIO_ERRORS.find((candidate) => candidate === code);
  return known ? t(`studios.error.${known}`) : (TOKEN_TEXTS[code] ?? `The portal refused this (${code}).`);
}
