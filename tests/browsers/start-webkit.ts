import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { findFreePort } from "../setup/free-port";
import { awaitValue } from "./await-value";
import { findProgram, startProcess } from "./child-process";
import type { Screen } from "./start-screen";
import {
  COMMANDS,
  ELEMENT_KEY,
  WebDriverError,
  type CommandName,
  type Parameters,
  type WebDriver,
} from "./web-driver-commands";

const START_MS = 120_000;
const END_MS = 5_000;
const CAPABILITIES = {
  alwaysMatch: { unhandledPromptBehavior: "ignore", "webkitgtk:browserOptions": { args: ["--automation"] } },
};
const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

export const findWebKit = () => findProgram("WebKitWebDriver");

/** WebKitGTK has no headless mode. */
export async function startWebKit(program: string, screen: Screen): Promise<WebDriver> {
  const port = await findFreePort();
  const environment = { ...screen.environment, NO_AT_BRIDGE: "1" };
  const driver = startProcess(program, [`--port=${String(port)}`, "--host=127.0.0.1"], environment);
  const url = `http://127.0.0.1:${String(port)}`;
  const { stop } = driver;
  try {
    await awaitValue("WebKit's driver", () => ask("GET", `${url}/status`), START_MS);
    const begun = session.parse(await ask("POST", `${url}/session`, { capabilities: CAPABILITIES }));
    const { sessionId, capabilities } = begun;
    const sessionUrl = `${url}/session/${sessionId}`;
    return {
      name: capabilities.browserName,
      version: capabilities.browserVersion,
      send: (command, parameters = {}) => sendCommand(sessionUrl, command, parameters),
      end: async () => {
        await Promise.race([ask("DELETE", sessionUrl).catch(() => null), delay(END_MS, null, { ref: false })]);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw new Error(`WebKit did not start:\n${driver.output()}${screen.output()}`, { cause: error });
  }
}

function sendCommand(sessionUrl: string, command: CommandName, parameters: Parameters): Promise<unknown> {
  const [method = "", path = ""] = COMMANDS[command].http.split(" ");
  const { id, element, ...body } = parameters;
  const frame = element === undefined ? {} : { id: { [ELEMENT_KEY]: element } };
  return ask(method, sessionUrl + path.replace("{id}", String(id)), { ...body, ...frame });
}

async function ask(method: string, url: string, body: Parameters = {}): Promise<unknown> {
  const content = method === "POST" ? { body: JSON.stringify(body) } : {};
  const response = await fetch(url, { method, headers: { "content-type": "application/json" }, ...content });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new WebDriverError(error, message);
}
