import autocannon from "autocannon";

const CONNECTIONS = 10;
const TIME_LIMIT_SECONDS = 300;
export const HEADERS = { "user-agent": "Mozilla/5.0 (bench)", "accept-encoding": "br" };

export async function measureCost(portal, path, amount, { headers = {} } = {}) {
  const cpuBefore = portal.cpuMilliseconds();
  const result = await autocannon({
    url: portal.url + path,
    connections: CONNECTIONS,
    amount,
    timeout: TIME_LIMIT_SECONDS,
    headers: { ...HEADERS, ...headers },
  });
  const done = result["2xx"] + result.non2xx;
  if (result.non2xx > 0) console.warn(`${result.non2xx} of ${done} responses of ${path} were no pages.`);
  return {
    "requests/s": Math.round(done / result.duration),
    "cpu ms/request": Number(((portal.cpuMilliseconds() - cpuBefore) / done).toFixed(2)),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    errors: result.errors,
  };
}
