import { beforeEach, describe, expect, it } from "vitest";
import { changeReleaseNotes, switchTrack } from "~contract/calls/developer-builds";
import { createGame, getDeveloperGame } from "~contract/calls/developer-games";
import { getGame, listGames } from "~contract/calls/games";
import { getLaunch } from "~contract/calls/play";
import { failureEnvelope } from "~contract/envelope";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDevelopersGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { stopGame } from "../store/studios/takedowns";

let api: TestApi;
let kite: DevelopersGame;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  kite = await aDevelopersGame(api);
});

const shown = () => dataOf(getGame, api.fetch(`/gxc/v2/games/${kite.gameId}`));
const launchedRelease = async () => {
  const { launchUrl } = await dataOf(getLaunch, api.fetch(`/gxc/v2/games/${kite.gameId}/launch`));
  return new URL(launchUrl).searchParams.get("release");
};

describe("publishing", () => {
  it("says all that is missing at once", async () => {
    const refused = await kite.publish();
    expect(refused.status).toBe(400);
    const { errors } = failureEnvelope.parse(await refused.json());
    expect(errors.map(({ code }) => code)).toEqual([
      ...["no_release_for_track", "age_rating_not_set", "game_description_empty", "no_platforms_added"],
      ...["missing_game_covers", "rights_not_declared"],
    ]);
    expect(await failureOf(api.fetch(`/gxc/v2/games/${kite.gameId}`))).toBe("404 game_not_found");
  });

  it("shows the game to everybody, with the internal track's release", async () => {
    await kite.haveFacts();
    const releaseId = await kite.release("draw(1)");
    expect(await kite.track("public")).toMatchObject({ releaseId, version: "1.0.0.0" });
    expect(await shown()).toMatchObject({
      ...{ title: "Kite", shortDescription: "Keep it in the air.", publicTrack: true },
    });
    const listed = await dataOf(listGames, api.fetch("/gxc/v3/games?search=kite"));
    expect(listed.games.map(({ gameId }) => gameId)).toEqual([kite.gameId]);
    expect(await launchedRelease()).toBe(releaseId);
  });

  it("may be repeated, and keeps the day of the first release", async () => {
    await kite.haveFacts();
    await kite.release("draw(1)");
    const { releaseDate } = await shown();
    expect((await kite.publish()).status).toBe(200);
    await kite.release("draw(2)");
    expect((await shown()).releaseDate).toBe(releaseDate);
  });

  it("leaves the public track as it is until the next time", async () => {
    await kite.haveFacts();
    const releaseId = await kite.release("draw(1)");
    const next = await kite.upload("draw(2)");
    expect(await kite.track("internal")).toMatchObject({ releaseId: next.releaseId, version: "1.0.0.1" });
    expect(await kite.track("public")).toMatchObject({ releaseId, version: "1.0.0.0" });
    expect(await launchedRelease()).toBe(releaseId);
  });

  it("is refused for a game that the portal's owner has stopped", async () => {
    await kite.haveFacts();
    const { releaseId } = await kite.upload("draw(1)");
    await stopGame(api.database, { actorId: null, gameId: kite.gameId, reason: "A copy.", now: new Date() });
    expect(await failureOf(kite.publish())).toBe("400 game_is_blocked");
    const { trackId } = await kite.track("internal");
    expect(await failureOf(kite.switchTo(trackId, String(releaseId)))).toBe("400 game_is_blocked");
    expect(await failureOf(kite.start())).toBe("400 game_is_blocked");
    expect((await kite.game()).takedownReason).toBe("A copy.");
  });
});

describe("a switch", () => {
  it("goes back to an earlier release and forth again, at once", async () => {
    await kite.haveFacts();
    const [first, second] = [await kite.release("draw(1)"), await kite.release("draw(2)")];
    const { trackId } = await kite.track("public");
    expect(await launchedRelease()).toBe(second);
    const back = await dataOf(switchTrack, kite.switchTo(trackId, first));
    expect(back).toMatchObject({ releaseId: first, version: "1.0.0.0", isPublic: true });
    expect(await launchedRelease()).toBe(first);
    await dataOf(switchTrack, kite.switchTo(trackId, second));
    expect(await launchedRelease()).toBe(second);
  });

  it("does not publish: the public track gets its first release with all that publishing needs", async () => {
    await kite.haveRights();
    const { releaseId } = await kite.upload("draw(1)");
    const { trackId } = await kite.track("public");
    expect(await failureOf(kite.switchTo(trackId, String(releaseId)))).toBe("404 track_not_found");
    expect(await kite.track("public")).toMatchObject({ releaseId: null });
  });

  it("takes no release of another game", async () => {
    await kite.haveRights();
    const { releaseId } = await kite.upload("draw(1)");
    const creation = kite.ada.send("POST", "/gamedev/games", { name: "Balloon", studioId: kite.studioId });
    const other = await dataOf(createGame, creation);
    const { tracks } = await kite.get(getDeveloperGame, `/gamedev/games/${other.gameId}`);
    const address = `/gamedev/games/${other.gameId}/tracks/${tracks[0]?.trackId ?? ""}/release`;
    const refused = async (body: object) => {
      const response = await kite.ada.send("PUT", address, body);
      const [error] = failureEnvelope.parse(await response.json()).errors;
      return [response.status, error?.code, error?.details?.fieldName];
    };
    expect(await refused({ releaseId })).toEqual([404, "release_not_found", "releaseId"]);
    expect(await refused({})).toEqual([400, "invalid_request_payload", "releaseId"]);
  });

  it("dates the deletion of the release that no track names any more", async () => {
    await kite.haveFacts();
    const [first] = [await kite.release("draw(1)"), await kite.release("draw(2)")];
    const isDated = async () => (await kite.releases()).map(({ deletionDate }) => deletionDate !== null);
    expect(await isDated()).toEqual([false, true]);
    const { trackId } = await kite.track("internal");
    await dataOf(switchTrack, kite.switchTo(trackId, first));
    expect(await isDated()).toEqual([false, false]);
  });
});

describe("the notes of a release", () => {
  const note = (releaseId: string, notes: Record<string, string>) =>
    kite.ada.send("PUT", `${kite.path}/releases/${releaseId}/notes`, { notes });
  const IN_ALL_LANGUAGES = {
    ...{ en: "More wind.", de: "Mehr Wind.", es: "Más viento.", pl: "Więcej wiatru." },
    ...{ "pt-br": "Mais vento.", ru: "Больше ветра.", tr: "Daha fazla rüzgâr." },
  };

  it("are what is new in the game once they are public, in seven languages", async () => {
    await kite.haveFacts();
    const releaseId = await kite.release("draw(1)");
    expect((await shown()).whatsNew).toBeNull();
    await dataOf(changeReleaseNotes, note(releaseId, IN_ALL_LANGUAGES));
    const { whatsNew } = await shown();
    expect(whatsNew).toMatchObject({ version: "1.0.0.0", notes: { value: "More wind." } });
    expect(whatsNew?.notes.translations).toEqual(IN_ALL_LANGUAGES);
    const next = await kite.upload("draw(2)");
    await dataOf(changeReleaseNotes, note(String(next.releaseId), { en: "Rain." }));
    expect((await shown()).whatsNew?.version).toBe("1.0.0.0");
    await kite.publish();
    expect((await shown()).whatsNew).toMatchObject({ version: "1.0.0.1", notes: { value: "Rain." } });
  });

  it("that are empty are none", async () => {
    await kite.haveFacts();
    const releaseId = await kite.release("draw(1)");
    const changed = await dataOf(changeReleaseNotes, note(releaseId, { en: "More wind.", tr: " " }));
    expect(changed.notes).toEqual({ en: "More wind." });
    await dataOf(changeReleaseNotes, note(releaseId, {}));
    expect((await shown()).whatsNew).toBeNull();
  });

  it("are in the portal's languages", async () => {
    await kite.haveRights();
    const { releaseId } = await kite.upload("draw(1)");
    expect(await failureOf(note(String(releaseId), { fr: "Du vent." }))).toBe("400 invalid_request_payload");
  });
});
