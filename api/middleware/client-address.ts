import type { ApiContext } from "../api-context";

/** The doors to the outside leave one address; were there more, the nearest proxy wrote the last. */
export function clientAddress(context: ApiContext): string | undefined {
  const address = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return address === "" ? undefined : address;
}
