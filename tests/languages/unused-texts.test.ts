import { earningsStatement } from "~contract/entities/earnings";
import { breakdownName } from "~contract/entities/figures";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PRIVACY_PARTS } from "~/view-models/privacy-page";
import { REPORT_ERRORS } from "~/view-models/report-result";
import { REVIEW_ERRORS } from "~/view-models/reviews-page";
import { SPEND_ERRORS } from "~/view-models/spending";
import { DESK_ERRORS } from "~/view-models/desk/desk-form-result";
import { STUDIO_ERRORS } from "~/view-models/studio/studio-refusal";
import { missingForGame } from "~contract/calls/desk-games";
import { reportReason } from "~contract/calls/games";
import { playerReportReason } from "~contract/calls/player-reports";
import { playerReviewReportReason } from "~contract/calls/player-reviews";
import { buildRefusalCode, buildWarningCode } from "~contract/entities/build";
import { catalogueFault, fieldReason } from "~contract/entities/catalogue-piece";
import { catalogueOutcome, catalogueUpload } from "~contract/entities/catalogue-upload";
import { reviewOrder } from "~contract/entities/player-review";
import { reportAnswer, reportCaseKind } from "~contract/entities/report-case";
import { audience, presence } from "~contract/entities/privacy";
import { baseOf, PAGE_STORES } from "./text-stores";

const NOT_A_LINE = { month: true, currency: true } as const;

type Family = { pattern: string; values: readonly string[] };

const FAMILIES: readonly Family[] = [
  { pattern: "builds.refusal.${code}", values: buildRefusalCode.options },
  { pattern: "builds.warning.${code}", values: buildWarningCode.options },
  { pattern: "desk.caseKind.${value}", values: reportCaseKind.options },
  { pattern: "desk.catalogue.failure.${failure}", values: catalogueOutcome.shape.failure.unwrap().options },
  { pattern: "desk.catalogue.problem.${fault}", values: catalogueFault.options },
  { pattern: "desk.catalogue.reason.${kind}", values: fieldReason.shape.kind.options },
  { pattern: "desk.catalogue.state.${state}", values: catalogueUpload.shape.state.options },
  { pattern: "desk.error.${code}", values: DESK_ERRORS },
  { pattern: "desk.missing.${code}", values: missingForGame.options },
  { pattern: "friends.reportReason.${reason}", values: playerReportReason.options },
  { pattern: "legal.${text}Title", values: ["legal", "terms"] },
  { pattern: "legal.${text}Description", values: ["legal", "terms"] },
  { pattern: "figures.${name}", values: breakdownName.options },
  { pattern: "messages.reportAnswer.${answer}", values: reportAnswer.options },
  { pattern: "presence.${lastActive}", values: presence.options },
  { pattern: "privacy.${part}", values: PRIVACY_PARTS },
  { pattern: "privacy.${value}", values: audience.options },
  { pattern: "report.error.${result.error}", values: REPORT_ERRORS },
  { pattern: "report.reason.${reason}", values: reportReason.options },
  { pattern: "reviews.reportReason.${value}", values: playerReviewReportReason.options },
  { pattern: "reviews.order.${value}", values: reviewOrder.options },
  { pattern: "reviews.error.${code}", values: REVIEW_ERRORS },
  { pattern: "reviews.${value}", values: ["yes", "no"] },
  { pattern: "studios.earn.${line}", values: Object.keys(earningsStatement.omit(NOT_A_LINE).shape) },
  { pattern: "studios.earn.${sum}", values: ["sales", "refunds", "chargebacks"] },
  { pattern: "studios.error.${code}", values: STUDIO_ERRORS },
  { pattern: "support.error.${result.error}", values: SPEND_ERRORS },
  { pattern: "themes.${mode}", values: ["system", "dark", "light"] },
  { pattern: "unsubscribe.${unsubscribe.status}", values: ["missing", "invalid"] },
  { pattern: "vote.${intent}Done", values: ["vote", "withdraw"] },
];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const sources = ["app", "api"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((file) => readFileSync(path.join(folder, file), "utf8")),
);
const code = sources.join("\n");

const keys = new Set(PAGE_STORES.flatMap(({ texts }) => Object.keys(texts.en).map(baseOf)));
const keysOf = ({ pattern, values }: Family) => values.map((value) => pattern.replace(/\$\{[^}]+\}/, value));

describe("texts", () => {
  it("are all used", () => {
    const composed = FAMILIES.flatMap(keysOf);
    const unused = [...keys].filter((key) => !code.includes(`"${key}"`) && !composed.includes(key));
    expect(unused, "Drop these, or add the pattern by which the code uses them.").toEqual([]);
  });

  it.each(FAMILIES)("are used as $pattern, and all exist", (family) => {
    expect(code).toContain(`\`${family.pattern}\``);
    expect(keysOf(family).filter((key) => !keys.has(key))).toEqual([]);
  });
});
