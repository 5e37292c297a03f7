const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Patches `fetch` once. A page whose reload in the background fails would be replaced by an error, and its running game
 * with it: such a load is retried until the network is back or the router aborts it.
 */
export function retryBackgroundLoads(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
      try {
        const response = await fetchOnce(input, init);
        return isBackgroundLoad(input, init) ? await readWhole(response) : response;
      } catch (error) {
        if (!isBackgroundLoad(input, init) || init?.signal?.aborted) throw error;
        await connection(delayMs, init?.signal);
      }
    }
  };
}

/** While nothing is navigated to, the router reads data only for the page that is shown. */
function isBackgroundLoad(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!(input instanceof URL) || !input.pathname.endsWith(".data") || (init?.method ?? "GET") !== "GET") return false;
  return window.__remixRouter.state.navigation.state === "idle";
}

/** A connection may end within the body as well. */
async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return response.body ? new Response(await response.arrayBuffer(), { status, statusText, headers }) : response;
}

function connection(delayMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const settle = () => {
      window.clearTimeout(timer);
      settled.abort();
      resolve();
    };
    const timer = window.setTimeout(settle, delayMs);
    window.addEventListener("online", settle, { signal: settled.signal });
    signal?.addEventListener("abort", settle, { signal: settled.signal });
  });
}
