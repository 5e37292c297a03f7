import type { ApiContext } from "../api-context";

/** The nearest proxy wrote the last address; those before it are only what the client claims. */
export function clientAddress(context: ApiContext): string | undefined {
  const address = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return address === "" ? undefined : address;
}
