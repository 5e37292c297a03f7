import { gameId } from "../api/seed/demo-games.ts";

export async function signUp(url, username = "bench_player") {
  const form = {
    intent: "sign-up",
    username,
    email: `${username}@example.org`,
    password: "seven lanterns in a row",
  };
  const response = await fetch(`${url}/embedded/api/session/login?target=%2F&form=sign-up`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { origin: url },
    redirect: "manual",
  });
  return cookiesOf(response);
}

/** Who plays without an account. */
export async function becomeGuest(url) {
  const response = await fetch(`${url}/embedded/api/gxc/v2/games/${gameId("lantern-run")}/play`, {
    method: "POST",
    body: "{}",
    headers: { origin: url, "content-type": "application/json" },
  });
  return cookiesOf(response);
}

function cookiesOf(response) {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`No session began (${response.status}).`);
  return cookies.join("; ");
}
