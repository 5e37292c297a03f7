import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { awaitValue } from "./await-value";
import { findProgram, startProcess } from "./child-process";
import { connectMarionette } from "./marionette";
import type { Screen } from "./start-screen";
import { COMMANDS, type WebDriver } from "./web-driver-commands";

const START_MS = 120_000;
const PORT_FILE = "MarionetteActivePort";
/** Nothing of Firefox's own goes over the network or in front of the page. */
const PREFERENCES = {
  "marionette.port": 0,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  // Its driver would switch off what blocks pop-ups.
  "remote.prefs.recommended": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "webgl.force-enabled": true,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};
const CAPABILITIES = { alwaysMatch: { unhandledPromptBehavior: "ignore", webSocketUrl: false } };
const session = z.object({ capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }) });

export const findFirefox = () => findProgram("firefox-esr") ?? findProgram("firefox");

/** Without geckodriver, which Debian does not have: it only translates HTTP into Marionette. */
export async function startFirefox(program: string, screen: Screen): Promise<WebDriver> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-profile-"));
  writeFileSync(path.join(profile, "user.js"), preferenceLines());
  const args = ["--marionette", "--no-remote", "--profile", profile, "about:blank"];
  const environment = { ...screen.environment, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" };
  const firefox = startProcess(program, args, environment);
  const stop = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await awaitValue("Firefox's port", () => readPort(profile), START_MS);
    const marionette = await connectMarionette(port);
    const begun = session.parse(await marionette.call("WebDriver:NewSession", { capabilities: CAPABILITIES }));
    const { browserName, browserVersion } = begun.capabilities;
    return {
      name: browserName,
      version: browserVersion,
      send: (command, parameters = {}) => {
        // The sandbox "null" is the page itself, with all that its scripts have defined.
        const page = command === "run" ? { sandbox: null } : {};
        return marionette.call(COMMANDS[command].marionette, { ...parameters, ...page });
      },
      end: async () => {
        marionette.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw new Error(`Firefox did not start:\n${firefox.output()}`, { cause: error });
  }
}

function preferenceLines(): string {
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return `${lines.join("\n")}\n`;
}

function readPort(profile: string): number | null {
  const file = path.join(profile, PORT_FILE);
  const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  return port > 0 ? port : null;
}
