export async function findPages(url: string): Promise<Record<string, string>> {
  const home = await textOf(`${url}/`);
  const game = new URL(pathIn(home, /href="(\/games\/[^"?]+)/), url).href;
  const challenge = new URL(pathIn(home, /href="(\/challenges\/[a-z0-9]{6}\/[^"?]+)/), url).href;
  return { home: `${url}/`, discover: `${url}/discover/`, game, challenge };
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

function pathIn(page: string, pattern: RegExp): string {
  const path = pattern.exec(page)?.[1];
  if (path === undefined) throw new Error(`The home page has no link like ${String(pattern)}.`);
  return path;
}
