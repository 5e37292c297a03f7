const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Patches `fetch` once. Remix's decoder writes to the console, and leaves rejections unhandled, where a newer load
 * interrupts a body, so it gets whole ones. A page whose reload in the background fails would be replaced by an error,
 * and its running game with it: such a load is retried until the network is back or the router aborts it.
 */
export function patchDataLoads(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return await fetchOnce(input, init);
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
      try {
        return await readWhole(await fetchOnce(input, init));
      } catch (error) {
        if (!isBackgroundLoad(init) || init?.signal?.aborted) throw error;
        await connection(delayMs, init?.signal);
      }
    }
  };
}

/** While nothing is navigated to, the router reads data only for the page that is shown. */
function isBackgroundLoad(init: RequestInit | undefined): boolean {
  if ((init?.method ?? "GET") !== "GET") return false;
  return window.__remixRouter.state.navigation.state === "idle";
}

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
