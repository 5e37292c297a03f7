const CONNECTIONS = 10;
/** A browser's user agent: crawlers take another path. */
const HEADERS = { "user-agent": "Mozilla/5.0 (bench)", "accept-encoding": "br" };

export async function requestPages(portal, addressOf, amount) {
  const cpuBefore = portal.cpuMilliseconds();
  const begun = performance.now();
  const countByStatus = { 200: 0, 429: 0 };
  let next = 0;
  const work = async () => {
    for (let number = next++; number < amount; number = next++) {
      const response = await fetch(portal.url + addressOf(number), { headers: HEADERS });
      await response.arrayBuffer();
      countByStatus[response.status] = (countByStatus[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const seconds = (performance.now() - begun) / 1000;
  return {
    pages: countByStatus[200],
    "refused (429)": countByStatus[429],
    "requests/s": Math.round(amount / seconds),
    "CPU ms a request": Number(((portal.cpuMilliseconds() - cpuBefore) / amount).toFixed(2)),
  };
}
