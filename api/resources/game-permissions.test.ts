import { expect, it } from "vitest";
import { updateGame } from "~contract/calls/developer-games";
import { getLaunch, startPlay } from "~contract/calls/play";
import { aDevelopersGame } from "../../tests/fixtures/a-developers-game";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { startTestApi } from "../../tests/setup/test-api";

it("lets a game ask the player for what its studio allows, from the next start on", async () => {
  const api = await startTestApi({ RATE_LIMITS: "off", GAMES_HOST: "games.test" });
  const kite = await aDevelopersGame(api);
  await kite.haveFacts();
  await kite.release("draw(1)");
  const change = (permissions: unknown) => kite.ada.send("PATCH", kite.path, { permissions });
  const launch = () => dataOf(getLaunch, api.fetch(`/gxc/v2/games/${kite.gameId}/launch`));
  const policyAt = async (address: string) => {
    const { host, pathname } = new URL(address);
    return (await api.fetch(pathname.replace("/embedded/api", ""), { headers: { host } })).headers.get(
      "permissions-policy",
    );
  };
  const { launchUrl, fallbackUrl, permissions } = await launch();
  expect([permissions, (await kite.game()).permissions]).toEqual([[], []]);
  expect(await policyAt(launchUrl)).not.toContain("self");

  const changed = await dataOf(updateGame, change(["MOTION", "MICROPHONE", "MOTION"]));
  expect(changed).toMatchObject({ permissions: ["MICROPHONE", "MOTION"], title: "Kite" });
  expect(await failureOf(change(["MICROPHONE", "MOTION"]))).toBe("400 no_changes");
  for (const wrong of [["GEOLOCATION"], ["camera"], "CAMERA", Array(5).fill("MIDI")])
    expect(await failureOf(change(wrong))).toBe("400 invalid_request_payload");
  expect((await launch()).permissions).toEqual(["MICROPHONE", "MOTION"]);
  const play = kite.ada.send("POST", `/gxc/v2/games/${kite.gameId}/play`, {});
  expect((await dataOf(startPlay, play)).permissions).toEqual(["MICROPHONE", "MOTION"]);
  const policy = await policyAt(launchUrl);
  expect(policy).toMatch(/^accelerometer=\(self\), .*camera=\(\), .*microphone=\(self\), midi=\(\), /);
  const opaque = await policyAt(fallbackUrl ?? "");
  expect(opaque).toContain("microphone=()");

  expect((await dataOf(updateGame, change([]))).permissions).toEqual([]);
  expect(await policyAt(launchUrl)).not.toContain("self");
});
