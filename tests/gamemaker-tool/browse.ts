import { answerPage, pathOf } from "../fixtures/tool-sign-in";
import { createVisitor, type TestVisitor } from "../setup/test-api";

/** Follows no redirect by itself, as the test looks at each. */
export function openBrowser(base: string): TestVisitor {
  return createVisitor((path, init) => fetch(base + path, { ...init, redirect: "manual" }), base);
}

/** What somebody does whose browser the tool has opened: logs in, allows it, and is sent back to the tool. */
export async function allowInBrowser(
  browser: TestVisitor,
  address: string,
  { port, ...account }: { login: string; password: string; port: number },
): Promise<string> {
  const { pathname, search } = new URL(address);
  let page = pathOf(await browser.fetch(pathname + search));
  if (page.startsWith("/session/login?")) {
    const target = pathOf(await browser.postForm(page, { intent: "log-in", ...account }));
    page = pathOf(await browser.fetch(target));
  }
  const html = await (await browser.fetch(page)).text();
  if (!html.includes(`as ${account.login}.`)) throw new Error(`The page does not ask:\n${html}`);
  const decided = await answerPage(browser, page, "allow");
  const back = new URL(decided.headers.get("location") ?? "");
  back.port = String(port);
  // The tool listens there, a process of this test.
  globalThis.subpixelOwnPorts?.add(port);
  return (await fetch(back)).text();
}
