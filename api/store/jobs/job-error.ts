import { serializeError } from "~observe/serialize-error";
import { MAX_JOB_ERROR_LENGTH } from "~contract/entities/job";

/** Trying again is of no use. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

const ADDRESS = /\bhttps?:\/\/\S+/gi;
const CONTROL = /[\s\p{Cc}]+/gu;

/** What the desk may see of an error: one line, without addresses of people and of links. */
export function jobErrorText(error: unknown): string {
  const text = serializeError(error).message.replace(ADDRESS, "…").replace(CONTROL, " ").trim();
  return text.length > MAX_JOB_ERROR_LENGTH ? `${text.slice(0, MAX_JOB_ERROR_LENGTH - 1)}…` : text;
}
