import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { getLaunch } from "~contract/calls/play";
import { aHostedGame, GAMES_HOST, TITLE } from "../../../tests/fixtures/a-hosted-game";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { storeRights } from "../../../tests/fixtures/developer-games";
import { databaseForProcess } from "../../../tests/setup/postgres-database";
import { startTestApi } from "../../../tests/setup/test-api";
import { gameArt } from "../../db/schema";

const PROGRAM_TIMEOUT_MS = 180_000;
const PROGRAM = ["--import", "tsx", "tests/fixtures/publish-build.ts"];

it.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "a build that another process publishes is played from this one",
  async () => {
    const api = await startTestApi({ GAMES_HOST, RATE_LIMITS: "off" });
    const { studio } = await aHostedGame(api);
    await api.database.insert(gameArt).values({ gameId: studio.gameId, name: "cover", position: 0 });
    await storeRights(api.database, studio.gameId, studio);
    const launchedPage = async () => {
      const { launchUrl } = await dataOf(getLaunch, api.fetch(`/gxc/v2/games/${studio.gameId}/launch`));
      const { pathname, host } = new URL(launchUrl);
      return (await api.fetch(pathname, { headers: { host } })).text();
    };
    expect(await launchedPage()).toContain(TITLE);
    const page = "<!doctype html><title>Published elsewhere</title>";
    const folder = path.dirname(api.fileStore.workFolder);
    const args = [...PROGRAM, await databaseForProcess(), folder, JSON.stringify(studio), page];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toBe("1.0.0.1");
    expect(await launchedPage()).toContain("<title>Published elsewhere</title>");
  },
  PROGRAM_TIMEOUT_MS,
);
