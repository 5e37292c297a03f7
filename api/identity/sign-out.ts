import type { ApiContext } from "../api-context";

export async function signOut(context: ApiContext): Promise<void> {
  const { headers } = await context.get("identity").api.signOut({
    headers: context.req.raw.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
}
