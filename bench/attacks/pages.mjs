const CONNECTIONS = 10;
/** A browser's user agent: crawlers take another path. */
const HEADERS = { "user-agent": "Mozilla/5.0 (bench)", "accept-encoding": "br" };

export async function requestPages(portal, addressOf, amount) {
  const cpuBefore = portal.cpuMilliseconds();
  const begun = performance.now();
  const answers = { 200: 0, 429: 0 };
  let next = 0;
  const ask = async () => {
    for (let number = next++; number < amount; number = next++) {
      const answer = await fetch(portal.url + addressOf(number), { headers: HEADERS });
      await answer.arrayBuffer();
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - begun) / 1000;
  return {
    pages: answers[200],
    "refused (429)": answers[429],
    "requests/s": Math.round(amount / seconds),
    "CPU ms a request": Number(((portal.cpuMilliseconds() - cpuBefore) / amount).toFixed(2)),
  };
}
