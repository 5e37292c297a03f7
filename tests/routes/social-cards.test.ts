import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { loader as gamePage } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { loader as cardLoader } from "~/routes/og.$kind.$file";
import { drawSocialCard } from "~/server/social-card-picture.server";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

vi.mock("~/server/social-card-picture.server", () => ({ drawSocialCard: vi.fn() }));

const draw = vi.mocked(drawSocialCard);
const open = (path: string) => runLoader(cardLoader, "/og/:kind/:file", path);

const GAME = gamePath("lantern-run");
const CARD = `/og/games/${GAME.split("/")[2] ?? ""}.jpg`;

beforeAll(async () => {
  await openPortal();
});

beforeEach(() => {
  draw.mockReset().mockResolvedValue(Buffer.from("a picture"));
});

/** The picture's address as the game's page names it. */
async function namedCard(): Promise<string> {
  const { payload } = await runLoader(gamePage, "/:locale?/games/:gameId/:mangledTitle?", `/de${GAME}`);
  const named = payload.meta.find((meta) => "property" in meta && meta.property === "og:image");
  return named && "content" in named ? String(named.content) : "";
}

describe("the picture of a link", () => {
  it("is a JPEG that may be kept for ever at the address that the page names", async () => {
    const address = new URL(await namedCard());
    const { status, headers } = await open(address.pathname + address.search);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("is what it is now for a while at any other address", async () => {
    const { status, headers } = await open(`${CARD}?v=old`);
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  it("is the cover where drawing fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    draw.mockRejectedValue(new Error("It cannot be drawn."));
    const { status, headers, location } = await open(CARD);
    expect(status).toBe(302);
    expect(location).toContain("/media/covers/lantern-run/");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each(["/og/games/nobody.jpg", "/og/tags/cosy.jpg", CARD.replace(".jpg", ".png"), "/og/games/.jpg"])(
    "is nowhere at %s",
    async (path) => {
      expect((await open(path)).status).toBe(404);
      expect(draw).not.toHaveBeenCalled();
    },
  );
});
