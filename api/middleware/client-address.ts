import type { ApiContext } from "../api-context";

/** Entry points leave one address in the header; otherwise the last one is from the nearest proxy. */
export function clientAddress(context: ApiContext): string | undefined {
  const address = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return address === "" ? undefined : address;
}
