import type * as z from "zod";
import type { StaffPermission } from "./entities/staff";
import type { StudioScope } from "./entities/studio-member";
import type { ErrorCode } from "./error-codes";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A player is anybody with a session, guests included; a guest is not signed in (docs/product/sessions.md#roles). */
export type CallAccess = "everyone" | "player" | "signed-in";

/** Description of one API call, shared by the portal's client and the API server. */
export type Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Relative to the API's base URL; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: CallAccess;
  /** What a studio's or a tool's bearer token needs; without one, these are refused. */
  readonly scope?: StudioScope;
  /** Makes it a call of the desk: for staff whose role has the permission. */
  readonly permission?: StaffPermission;
  /** Of a call with a permission: the session was confirmed a moment ago (docs/product/desk.md#confirmation). */
  readonly sudo?: true;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Besides UNIVERSAL_ERROR_CODES. */
  readonly errorCodes: readonly ErrorCode[];
  /** Default: MAX_PAGE_SIZE. */
  readonly maxPageSize?: number;
  /** Accepts an Idempotency-Key header: a repeated key returns the stored response. */
  readonly idempotent?: true;
  /** Default: JSON. "bytes" also takes a form with one file; "form" is such a form, not read yet. */
  readonly bodyKind?: "bytes" | "form";
};

export type CallInput<C extends Call> = {
  params: z.input<C["params"]>;
  query: z.input<C["query"]>;
  body: z.input<C["body"]>;
};

export type CallData<C extends Call> = z.output<C["data"]>;

/** Describes a call; preserves the exact schema types. */
export function defineCall<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Data extends z.ZodType,
>(call: Call<Params, Query, Body, Data>): Call<Params, Query, Body, Data> {
  return call;
}
