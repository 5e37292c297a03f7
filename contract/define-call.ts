import type * as z from "zod";
import type { ErrorCode } from "./error-codes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Description of one API call, read by the portal's client and by the API server alike. */
export type Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  readonly method: Method;
  /** Path below the API's base URL; `{name}` stands for a path parameter. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Shape of `data` in the success envelope. */
  readonly data: Data;
  /** Codes this call may answer with beside the universal ones. */
  readonly errorCodes: readonly ErrorCode[];
};

export type CallInput<C extends Call> = {
  params: z.input<C["params"]>;
  query: z.input<C["query"]>;
  body: z.input<C["body"]>;
};

export type CallData<C extends Call> = z.output<C["data"]>;

/** Describes a call once; keeps the exact schema types for both sides. */
export function defineCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(call: Call<Params, Query, Body, Data>): Call<Params, Query, Body, Data> {
  return call;
}
