import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { findPasswordHash } from "../store/account/account-security";

export async function hashPassword(context: ApiContext, password: string): Promise<string> {
  return (await context.get("identity").$context).password.hash(password);
}

export async function isPasswordOf(context: ApiContext, userId: string, password: string): Promise<boolean> {
  const hash = await findPasswordHash(context.get("database"), userId);
  if (hash === null) return false;
  return (await context.get("identity").$context).password.verify({ hash, password });
}

/** For changes that need more than a session. */
export async function requirePassword(
  context: ApiContext,
  userId: string,
  password: string,
  fieldName = "currentPassword",
): Promise<void> {
  if (await isPasswordOf(context, userId, password)) return;
  throw new ApiFailure("wrong_password", { details: { fieldName } });
}
