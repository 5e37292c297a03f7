import * as z from "zod";
import { ClientError } from "~/api-client/errors";
import type { DetailsResult, FieldProblem } from "~/view-models/account-details";

type Refusal = { problems: Problems; refusedWord?: string };

export type Problems = NonNullable<DetailsResult["problems"]>;

const detailsField = z.enum(["username", "name", "description", "birthdate", "countryCode"]);

const PROBLEM_BY_FIELD: Record<z.output<typeof detailsField>, FieldProblem> = {
  username: "username_invalid",
  name: "too_long",
  description: "too_long",
  birthdate: "birthdate_invalid",
  countryCode: "country_invalid",
};

/** Null where the error is not about a field. */
export function refusalIn(error: unknown): Refusal | null {
  const errors = error instanceof ClientError ? error.errors : [];
  const details = errors.find(({ code }) => code === "text_refused")?.details;
  const field = detailsField.safeParse(details?.fieldName).data;
  if (field) return { problems: { [field]: "text_refused" }, refusedWord: details?.message ?? "" };
  const problems = problemsIn(error);
  return problems && { problems };
}

function problemsIn(error: unknown): Problems | null {
  if (!(error instanceof ClientError)) return null;
  if (error.has("username_taken")) return { username: "username_taken" };
  if (error.has("username_locked")) return { username: "username_locked" };
  if (error.has("username_invalid")) return { username: "username_invalid" };
  if (!error.has("invalid_request_payload")) return null;
  const problems: Problems = {};
  for (const { details } of error.errors) Object.assign(problems, problemAt(details?.fieldName));
  return problems;
}

export function problemAt(field: unknown): Problems {
  const name = detailsField.safeParse(field);
  return name.success ? { [name.data]: PROBLEM_BY_FIELD[name.data] } : {};
}
