import * as z from "zod";

export const errorDetails = z.object({
  fieldName: z.string().optional(),
  parameterName: z.string().optional(),
  message: z.string().optional(),
  /** When a suspension ends; null for a ban. */
  endDate: z.string().nullish(),
});

export const apiError = z.object({ code: z.string(), details: errorDetails.nullish() });

/** Failure: {"data": null, "errors": [{"code", "details"?}]}. */
export const failureEnvelope = z.object({ errors: z.array(apiError).min(1) });

/** Success: {"data": …, "errors": []} (docs/product/calls.md#envelope). */
export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data });
}

export type ApiError = z.infer<typeof apiError>;
