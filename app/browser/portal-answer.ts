/**
 * What one of the portal's own addresses answers a tab that asks by itself: the JSON of a success, null for any other
 * answer, undefined when nothing came back. Not a fetcher of the router, whose every change draws the whole page anew.
 */
export async function portalAnswer(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await window.fetch(path, { signal });
    return response.ok ? await readJson(response) : null;
  } catch {
    return undefined;
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
