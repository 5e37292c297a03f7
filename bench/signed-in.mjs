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
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`Nobody could sign up (${response.status}).`);
  return cookies.join("; ");
}
