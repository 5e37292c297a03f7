import { UUID_BYTES, uuidOf } from "~/rules/uuid";

export function newId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(UUID_BYTES)));
}
