import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import type { Person, World } from "./world";

export type QueryValue = string | number | boolean | string[];

/** One request of a call; what a case leaves out is empty. */
export type Ask = {
  as: Person;
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  headers?: Record<string, string>;
};

type MakeAsk = (world: World) => Ask | Promise<Ask>;

/**
 * How a call is made so that it succeeds, and how each of its error codes is reached. Codes that follow from the contract
 * alone (paging, sign-in, unknown ids, enumerations) need no entry: `generic-refusals.ts` knows them.
 */
export type CallCase = {
  call: Call;
  example: MakeAsk;
  refusals?: Partial<Record<ErrorCode, MakeAsk>>;
};
