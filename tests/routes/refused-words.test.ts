import { beforeAll, describe, expect, it } from "vitest";
import { action as detailsAction, loader as detailsLoader } from "~/routes/($locale).profile.account-details/route";
import { action as welcomeAction } from "~/routes/($locale).profile_.welcome/route";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { storeRefusedWord } from "../fixtures/refused-words";
import { storeStudio } from "../fixtures/stored-studios";
import * as studio from "../fixtures/studio-pages";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const DETAILS = "/:locale?/profile/account-details";
const SENTENCE = "“Quarkwort” may not be written here. Leave it out or put it differently.";

let ada: Member;
let studioId: string;
beforeAll(async () => {
  const database = await openPortal();
  ada = await aPlayer("ada_refused", { emailVerified: true });
  studioId = await storeStudio(database, ada);
  await storeRefusedWord(database, ada.userId);
});

describe("a text with a refused word", () => {
  it("is refused at its field of the account details, which keep what was typed", async () => {
    const path = "/profile/account-details/";
    const { base } = (await runLoader(detailsLoader, DETAILS, path, { visitor: ada })).payload.details;
    const { marketingConsent: _, digestConsent: __, ...values } = base.values;
    const save = (typed: Record<string, string>) => {
      const body = new URLSearchParams({ intent: "save", base: JSON.stringify(base), ...values, ...typed });
      return runAction(detailsAction, path, { visitor: ada, pattern: DETAILS, body });
    };
    for (const field of ["username", "name", "description"]) {
      const typed = { [field]: "My.Qu4rkwort" };
      const { status, payload } = await save(typed);
      expect(status).toBe(409);
      expect(payload).toMatchObject({
        ...{ ok: false, error: "refused", problems: { [field]: "text_refused" }, values: typed },
        refusedWord: "Quarkwort",
      });
    }
  });

  it("is no name that a new player may choose", async () => {
    const nameless = await aPlayer("ada_nameless_word", { username: null, displayUsername: null });
    const body = new URLSearchParams({ intent: "username", username: "Quarkwort" });
    const posted = { visitor: nameless, pattern: "/:locale?/profile/welcome", body };
    const { status, payload } = await runAction(welcomeAction, "/profile/welcome/", posted);
    expect([status, payload]).toEqual([
      409,
      {
        ...{ ok: false, error: "refused", problems: { username: "text_refused" } },
        ...{ typed: "Quarkwort", refusedWord: "Quarkwort" },
      },
    ]);
  });

  it("is refused at its field of a studio's forms", async () => {
    const applied = await studio.apply(ada, { name: "Quarkwort Games", website: "", message: "Games." });
    expect(applied).toMatchObject({
      ...{ status: 409, payload: { error: "text_refused", problems: { name: SENTENCE } } },
    });
    const created = await studio.createGame(ada, studioId, "Quarkwort");
    expect(created).toMatchObject({ status: 409, payload: { problems: { name: SENTENCE } } });
    const { location } = await studio.createGame(ada, studioId, "Kite");
    const gameId = /games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
    const facts = { intent: "save-facts", ageRating: "EVERYONE", desktop: "on", declaredHosts: "" };
    const described = { ...facts, name: "Kite", description: "A quarkwort." };
    expect((await studio.changeGame(ada, gameId, described)).payload).toMatchObject({
      problems: { description: SENTENCE },
      values: { description: "A quarkwort." },
    });
    const renamed = await studio.changeGame(ada, gameId, { ...described, name: "Quarkwort", description: "A kite." });
    expect(renamed.payload).toMatchObject({ problems: { name: SENTENCE } });
  });
});
