import type { ApiConfiguration } from "../configuration";

/** The same id is the same mail, however often it arrives. */
export function messageIdOf({ mail }: Pick<ApiConfiguration, "mail">, id: string): string {
  return `<${id}@${mail.from.address.split("@")[1] ?? "localhost"}>`;
}
