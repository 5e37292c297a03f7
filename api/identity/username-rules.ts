import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from "~contract/calls/profile";

/** Letters of the Latin alphabet, digits, dots, underscores and hyphens; never an "@", so that it is no e-mail. */
export function isUsername(value: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value);
}

/** What is wrong with a name that somebody chooses, or null. */
export function findUsernameProblem(username: string): "tooShort" | "tooLong" | "wrongCharacters" | null {
  if (username.length < MIN_USERNAME_LENGTH) return "tooShort";
  if (username.length > MAX_USERNAME_LENGTH) return "tooLong";
  return isUsername(username) ? null : "wrongCharacters";
}
