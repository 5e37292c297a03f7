/** Addresses of the pages that most ask for; the game is the first that the home page names. */
export async function pageAddresses(url) {
  const html = await fetch(`${url}/`).then((answer) => answer.text());
  const [game] = /\/games\/[a-z0-9]{6}\/[^/"]+\//.exec(html) ?? [];
  if (!game) throw new Error("The home page names no game.");
  return { home: "/", game, discover: "/discover/", search: "/search/?search=lantern" };
}
