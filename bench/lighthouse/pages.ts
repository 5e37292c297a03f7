/** Ten pages that most visits lead to. */
export async function findPages(url: string): Promise<Record<string, string>> {
  const home = await textOf(`${url}/`);
  const game = pathIn(home, /href="(\/games\/[^"?]+)/);
  const gamePage = await textOf(url + game);
  const paths = {
    home: "/",
    discover: "/discover/",
    search: "/search/?search=lantern",
    game,
    challenge: pathIn(home, /href="(\/challenges\/[a-z0-9]{6}\/[^"?]+)/),
    challenges: "/challenges/",
    tag: pathIn(home, /href="(\/tags\/[^"?]+)/),
    feed: pathIn(home, /href="(\/feed\/[^"?]+)/),
    studio: pathIn(gamePage, /href="(\/studios\/[^"?]+)/),
    themes: "/themes/",
  };
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, url + path]));
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function pathIn(page: string, pattern: RegExp): string {
  const path = pattern.exec(page)?.[1];
  if (path === undefined) throw new Error(`The page has no link like ${String(pattern)}.`);
  return path;
}
