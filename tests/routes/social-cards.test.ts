import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { loader as cardLoader } from "~/routes/og.$kind.$file";
import { drawSocialCard } from "~/server/social-card-picture.server";
import { CARD_SIZE } from "~/view-models/social-card";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

vi.mock("~/server/social-card-picture.server", { spy: true });

const draw = vi.mocked(drawSocialCard);
const open = (path: string) => runLoader(cardLoader, "/og/:kind/:file", path);

const GAME = gamePath("lantern-run");
const CARD = `/og/games/${GAME.split("/")[2] ?? ""}.jpg`;

beforeAll(async () => {
  await openPortal();
});

beforeEach(() => {
  draw.mockClear();
});

const { width, height } = CARD_SIZE;
const LEFT = { left: 0, top: 0, width: width / 2, height };
const RIGHT = { ...LEFT, left: width / 2 };

async function brightness(picture: Buffer, part: typeof LEFT) {
  const { data } = await sharp(picture).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const spread = Math.sqrt(data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length);
  return { spread, lightest: data.reduce((max, value) => Math.max(max, value), 0) };
}

async function namedCard(): Promise<string> {
  const { payload } = await runLoader(gamePage, "/:locale?/games/:gameId/:mangledTitle?", `/de${GAME}`);
  const named = payload.meta.find((meta) => "property" in meta && meta.property === "og:image");
  return named && "content" in named ? String(named.content) : "";
}

describe("the picture of a link", () => {
  it("is an immutable JPEG at the address of the page", async () => {
    const address = new URL(await namedCard());
    const { status, headers } = await open(address.pathname + address.search);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("shows the game's name in light letters on the left, its cover on the right", async () => {
    const request = new Request(new URL(CARD, TEST_SITE_URL));
    const answer = await cardLoader({ request, params: { kind: "games", file: CARD.split("/")[3] }, context: {} });
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...CARD_SIZE });
    expect((await brightness(picture, LEFT)).lightest).toBeGreaterThan(200);
    expect((await brightness(picture, RIGHT)).spread).toBeGreaterThan(20);
    expect(draw).toHaveBeenCalledOnce();
  });

  it("is cached for five minutes at any other address", async () => {
    const { status, headers } = await open(`${CARD}?v=old`);
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  it("is the cover where drawing fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    draw.mockRejectedValueOnce(new Error("It cannot be drawn."));
    const { status, headers, location } = await open(CARD);
    expect(status).toBe(302);
    expect(location).toContain("/media/covers/lantern-run/");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each(["/og/games/nobody.jpg", "/og/tags/cosy.jpg", CARD.replace(".jpg", ".png"), "/og/games/.jpg"])(
    "returns 404 for %s",
    async (path) => {
      expect((await open(path)).status).toBe(404);
      expect(draw).not.toHaveBeenCalled();
    },
  );
});
