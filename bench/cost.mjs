import autocannon from "autocannon";

const CONNECTIONS = 10;
const TIME_LIMIT_SECONDS = 300;

/** Sends `amount` requests of one path; server CPU per request is the figure to compare between runs. */
export async function measureCost(portal, path, amount) {
  const cpuBefore = portal.cpuMilliseconds();
  const result = await autocannon({
    url: portal.url + path,
    connections: CONNECTIONS,
    amount,
    timeout: TIME_LIMIT_SECONDS,
    headers: { "user-agent": "Mozilla/5.0 (bench)", "accept-encoding": "identity" },
  });
  const done = result["2xx"] + result.non2xx;
  return {
    "requests/s": Math.round(done / result.duration),
    "cpu ms/request": Number(((portal.cpuMilliseconds() - cpuBefore) / done).toFixed(2)),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    errors: result.errors,
  };
}
