import { log } from "~observe/log";
import { passkeyProof } from "~contract/entities/passkey";
import * as z from "zod";
import type { ApiApp, ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { logInByPasskey } from "../identity/log-in-by-passkey";
import { askForPasskey } from "../identity/passkeys";
import { consumeEnforcedRateLimit, findRetryAfterSeconds } from "../rate-limits/limit-rate";
import { SIGN_INS } from "../rate-limits/limits";
import { appendCookies, NO_VALUES, type LoginProblems } from "./login-attempt";
import { readLoginContext } from "./login-context";
import { statusOf, toProblemTexts } from "./problem-texts";
import { requireFormOrigin } from "./session-page";

const logIn = passkeyProof.extend({ isRemembered: z.boolean() });

/** For the script of the log-in pages (docs/product/addresses.md#log-in-address). */
export function registerPasskeyLogIn(app: ApiApp): void {
  app.post("/session/passkey/challenge", (context) => answer(context, () => askForPasskey(context, false)));

  app.post("/session/passkey", (context) =>
    answer(context, async () => {
      const { data } = logIn.safeParse(await context.req.json().catch(() => null));
      const cookies = data && (await logInByPasskey(context, data));
      if (!cookies) return null;
      appendCookies(context, cookies);
      return { target: readLoginContext(context).target.href };
    }),
  );
}

async function answer(context: ApiContext, run: () => Promise<object | null>): Promise<Response> {
  requireFormOrigin(context);
  context.header("Cache-Control", "no-store");
  const retryAfterSeconds = await findRetryAfterSeconds(consumeEnforcedRateLimit(context, SIGN_INS));
  if (retryAfterSeconds !== null) return refuse(context, { retryAfterSeconds });
  try {
    const content = await run();
    return content ? context.json(content) : refuse(context, { isPasskeyWrong: true });
  } catch (error) {
    if (error instanceof ApiFailure && error.retryAfterSeconds !== undefined) {
      return refuse(context, { retryAfterSeconds: error.retryAfterSeconds });
    }
    log.error({ err: error }, "The log-in by a passkey failed");
    return refuse(context, { hasFailed: true });
  }
}

function refuse(context: ApiContext, problems: LoginProblems): Response {
  const { t } = readLoginContext(context);
  const { retryAfterSeconds } = problems;
  if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
  return context.json({ problem: toProblemTexts(problems, NO_VALUES, t).form }, statusOf(problems));
}
