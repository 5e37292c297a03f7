import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { figureDays, games, studios } from "~api/db/schema";
import type { StaffRole } from "~contract/entities/staff";
import * as desk from "../fixtures/desk-pages";
import { deskFigures, deskFile, studioFigures, studioFile } from "../fixtures/figures-pages";
import { storeFigures } from "../fixtures/made-up-month";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { addMember } from "../fixtures/stored-studios";
import { openPortal } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;
let owner: Member;
let player: Member;
beforeAll(async () => {
  database = await openPortal();
  owner = await desk.aStaffMember("figures_editor", "EDITOR" satisfies StaffRole);
  player = await aPlayer("figures_player");
});

const MOST_PLAYED = "m00000";
const fileLines = async (file: Response) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer()).split("\r\n");

async function madeUpStudio(): Promise<string> {
  const [game] = await database.select().from(games).where(eq(games.shortId, MOST_PLAYED));
  return game?.studioId ?? expect.fail("there is no made-up game");
}

describe("figures before the first day is rolled up", () => {
  it("say so, and offer ranges", async () => {
    const { title, page } = (await deskFigures(owner)).payload.figures;
    expect([title, page.lead]).toEqual(["The whole portal", ""]);
    expect(page.emptyText).toContain("Nothing has been counted yet.");
    expect(page.form.ranges.map(({ href }) => href)).toEqual(
      ["7", "28", "90", "365"].map((days) => `/desk/figures/?days=${days}`),
    );
  });
});

describe("figures of nine days", () => {
  beforeAll(async () => {
    await storeFigures(database, new Date());
  });

  it("are shown for the portal, with the games, whose players are in tens", async () => {
    const { page } = (await deskFigures(owner, "?days=7", "/de")).payload.figures;
    expect(page.emptyText).toBeNull();
    expect(page.tiles.map(({ label }) => label)).toEqual([
      ...["Partien", "Spieler", "Zeit je Besuch", "Nach einem Tag wieder da", "Nach sieben Tagen wieder da"],
      "Partien mit Fehler",
    ]);
    expect(page.plot.table.rows).toHaveLength(7);
    expect(page.plot.text).toMatch(/^Zwischen \d+ und \d+ Partien am Tag\. /);
    expect(page.breakdowns.map(({ name }) => name)).toEqual(["origin", "site", "device", "language", "sale"]);
    expect(page.scores).toEqual([]);
    const [first] = page.games?.table.rows ?? [];
    expect(first).toMatchObject({ name: "Made-up 0", href: `/de/desk/figures/?days=7&game=${MOST_PLAYED}` });
    expect(first?.numbers[1]).toMatch(/0$/);
  });

  it("are shown for a game with the median of its tag, versions and the way back", async () => {
    const { title, trail, page } = (await deskFigures(owner, `?days=28&game=${MOST_PLAYED}`)).payload.figures;
    expect(title).toBe("Made-up 0");
    expect(trail).toEqual([
      { label: "The whole portal", href: "/desk/figures/?days=28" },
      { label: "Made-up studio 0", href: `/desk/figures/?days=28&studio=${await madeUpStudio()}` },
    ]);
    expect(page.tiles[0]?.notes).toEqual([
      "Nothing to compare with",
      expect.stringMatching(/^Median of “Made-up”: \d+$/),
    ]);
    const versions = page.breakdowns.find(({ name }) => name === "version");
    expect(versions?.rows).toMatchObject([{ name: "1.0", share: 100 }]);
    expect(page.games).toBeNull();
    const sites = page.breakdowns.find(({ name }) => name === "site");
    expect(sites?.rows.map(({ name }) => name)).toContain("No site before");
  });

  it("are shown of a game's errors by day, kind and version", async () => {
    const { errors, tiles } = (await deskFigures(owner, `?days=7&game=${MOST_PLAYED}`)).payload.figures.page;
    expect([errors.plot.title, errors.plot.emptyText]).toEqual(["Errors by day", null]);
    expect(errors.plot.text).toMatch(/^Between \d+ and \d+ plays with an error a day\. /);
    expect(errors.plot.table.columns).toEqual(["Day", "Errors", "Errors before"]);
    expect(errors.plot.table.rows).toHaveLength(7);
    expect(errors.breakdowns.map(({ name }) => name)).toEqual(["error-kind", "error-version"]);
    expect(errors.breakdowns[0]?.rows.map(({ name }) => name)).toContain("Other");
    expect(errors.breakdowns[1]?.rows).toMatchObject([{ name: "1.0", share: 100 }]);
    expect(tiles.at(-1)?.label).toBe("Plays with an error");
    const portal = (await deskFigures(owner, "?days=7")).payload.figures.page.errors;
    expect(portal.breakdowns.map(({ name }) => name)).toEqual(["error-kind"]);
  });

  it("are shown of a game's best scores, in tens of players, for the four periods only", async () => {
    const [plot, ...others] = (await deskFigures(owner, `?days=28&game=${MOST_PLAYED}`)).payload.figures.page.scores;
    expect([plot?.title, others]).toEqual(["Best scores: the highest wins", []]);
    const rows = plot?.table.rows ?? [];
    expect([rows.length > 1, rows.length <= 12, rows.length]).toEqual([true, true, plot?.bars.length]);
    expect(rows.filter(({ numbers }) => numbers[0]?.endsWith("0") !== true)).toEqual([]);
    expect(rows[0]?.name).toMatch(/^[\d\u00a0]+–[\d\u00a0]+$/);
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const short = await deskFigures(owner, `?from=${day}&to=${day}&game=${MOST_PLAYED}`);
    expect(short.payload.figures.page.scores).toEqual([]);
  });

  it("are compared only with days that were counted from the first one on", async () => {
    const noteOf = async (query: string) => (await deskFigures(owner, query)).payload.figures.page.tiles[0]?.notes[0];
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    expect(await noteOf("?days=7")).toBe("Nothing to compare with");
    expect(await noteOf(`?from=${dayBefore(4)}&to=${dayBefore(1)}`)).not.toBe("Nothing to compare with");
  });

  it("are shown from one date to another, without different players", async () => {
    const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    const { page } = (await deskFigures(owner, `?from=${day}&to=${day}`)).payload.figures;
    expect([page.plot.table.rows.length, page.tiles[1]?.value]).toEqual([1, "–"]);
    const tooLong = (await deskFigures(owner, `?from=2020-01-01&to=${day}`)).payload.figures.page;
    expect(tooLong.plot.table.rows).toHaveLength(28);
  });

  it("are shown by weeks for long ranges", async () => {
    const { plot } = (await deskFigures(owner, "?days=90")).payload.figures.page;
    expect([plot.table.columns[0], plot.table.rows.length]).toEqual(["Week from", 13]);
  });

  it("are a file with one number a row, safe for spreadsheets", async () => {
    await database.update(games).set({ title: '=HYPERLINK("x")' }).where(eq(games.shortId, MOST_PLAYED));
    const file = await deskFile(owner, "?days=7");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="figures.csv"');
    const lines = await fileLines(file);
    expect(lines[0]).toBe("\ufeffFigure,Value,From,To,Number");
    expect(lines.filter((line) => line.startsWith("Plays,,"))).toHaveLength(7);
    expect(lines.filter((line) => line.startsWith("Errors,,")).length).toBeGreaterThan(0);
    expect(lines.some((line) => line.startsWith("Referring sites,No site before,"))).toBe(true);
    const ofGame = await fileLines(await deskFile(owner, `?days=7&game=${MOST_PLAYED}`));
    expect(ofGame.some((line) => line.startsWith("Best scores: the highest wins,"))).toBe(true);
    expect(ofGame.some((line) => line.startsWith("Errors by version,1.0,"))).toBe(true);
    expect(lines.find((line) => line.includes("HYPERLINK"))).toContain(`"'=HYPERLINK(""x"")"`);
    await database.update(games).set({ title: "Made-up 0" }).where(eq(games.shortId, MOST_PLAYED));
  });

  it("are for those who may read statistics", async () => {
    const moderator = await desk.aStaffMember("figures_moderator", "MODERATOR");
    expect((await deskFigures(moderator)).status).toBe(403);
    expect((await deskFile(moderator)).status).toBe(403);
    expect((await deskFigures(owner, "?game=zzzzzz")).status).toBe(404);
  });

  it("of a studio are for its owners and developers, and of its own games", async () => {
    const studioId = await madeUpStudio();
    const strangers = await studioFigures(player, studioId);
    expect(strangers.status).toBe(404);
    await addMember(database, studioId, player, "DEVELOPER");
    const { header, page } = (await studioFigures(player, studioId, "?days=7", "/ru")).payload.figures;
    expect(header).toMatchObject({ name: "Made-up studio 0", figuresHref: `/ru/studio/${studioId}/figures/` });
    const names = page.games?.table.rows.map(({ name }) => name) ?? [];
    expect(names[0]).toBe("Made-up 0");
    expect(names).not.toContain("Made-up 1");
    const one = (await studioFigures(player, studioId, `?days=7&game=${MOST_PLAYED}`)).payload.figures;
    expect([one.title, one.allGames?.href]).toEqual(["Made-up 0", `/studio/${studioId}/figures/?days=7`]);
    expect((await studioFigures(player, studioId, "?game=m00001")).status).toBe(404);
    expect((await fileLines(await studioFile(player, studioId, "?days=7"))).length).toBeGreaterThan(10);
    expect((await studioFile(owner, studioId)).status).toBe(404);
  });

  it("say that there is too little where no day has ten people", async () => {
    const [other] = await database.select().from(studios).limit(1).where(eq(studios.name, "Small Hours"));
    expect(await database.$count(figureDays, eq(figureDays.scopeId, other?.studioId ?? ""))).toBe(0);
    const { page } = (await deskFigures(owner, `?studio=${other?.studioId ?? ""}`)).payload.figures;
    expect(page.emptyText).toContain("Too little to show");
  });
});
