import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from "~contract/calls/profile";

/** No "@", so that a name is never an e-mail address. */
export function isUsername(value: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value);
}

export function findUsernameProblem(username: string): "tooShort" | "tooLong" | "wrongCharacters" | null {
  if (username.length < MIN_USERNAME_LENGTH) return "tooShort";
  if (username.length > MAX_USERNAME_LENGTH) return "tooLong";
  return isUsername(username) ? null : "wrongCharacters";
}
