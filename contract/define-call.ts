import type * as z from "zod";
import type { ErrorCode } from "./error-codes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may make a call (docs/product/sessions.md#roles): everyone; a player, which is anybody with a session, guests
 * included; or only somebody signed in, which a guest is not. The others get sign_in_required.
 */
export type CallAccess = "everyone" | "player" | "signed-in";

/** Description of one API call, read by the portal's client and by the API server alike. */
export type Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly summary: string;
  readonly method: Method;
  /** Path below the API's base URL; `{name}` stands for a path parameter. */
  readonly path: string;
  readonly access: CallAccess;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Shape of `data` in the success envelope. */
  readonly data: Data;
  /** Codes this call may answer with beside the universal ones. */
  readonly errorCodes: readonly ErrorCode[];
  /** Largest page size, where it is not the usual MAX_PAGE_SIZE. */
  readonly maxPageSize?: number;
  /** The call takes an Idempotency-Key header: repeated with the same key it happens once and answers the same. */
  readonly idempotent?: true;
  /** The body is a file's bytes instead of JSON. */
  readonly bodyKind?: "bytes";
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
