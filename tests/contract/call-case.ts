import type { Call } from "~contract/define-call";
import type { ErrorCode } from "~contract/error-codes";
import type { Person, World } from "./world";

export type QueryValue = string | number | boolean | string[];

export type CaseRequest = {
  as: Person;
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  headers?: Record<string, string>;
};

type MakeRequest = (world: World) => CaseRequest | Promise<CaseRequest>;

/** A successful request and one per error code; codes that follow from the contract need none (generic-errors.ts). */
export type CallCase = {
  call: Call;
  example: MakeRequest;
  refusals?: Partial<Record<ErrorCode, MakeRequest>>;
};
