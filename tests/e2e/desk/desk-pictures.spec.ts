import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { seedId, seedShortId } from "../../../api/seed/deterministic-ids";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test, type Portal } from "../portal";
import { WAYS } from "../screens";

const GAME = seedId("game:parcel-owl");
const LANTERN_RUN = seedId("game:lantern-run");
const GAME_PAGE = `/games/${seedShortId("game:parcel-owl")}/parcel-owl/`;
const PICTURES = `/desk/games/${GAME}/pictures/`;

test.use({ environment: { RATE_LIMITS: "off" } });

/** Three squares in a row: red, green and blue. */
async function threeSquares(): Promise<Buffer> {
  const square = (background: string) =>
    sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue] = await Promise.all(["#e01010", "#10a010", "#1010e0"].map(square));
  return sharp({ create: { width: 2400, height: 800, channels: 3, background: "#000" } })
    .composite([red, green, blue].map((input, index) => ({ input: input ?? Buffer.of(), left: index * 800, top: 0 })))
    .png()
    .toBuffer();
}

/** The colours of a picture's left and right edge. */
async function edgesOf(picture: Locator, portal: Portal): Promise<string[]> {
  const src = (await picture.getAttribute("src")) ?? "";
  const response = await fetch(new URL(src, portal.url));
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [3, info.width - 4].map((x) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at);
    return Math.max(red, green, blue) === red ? "red" : green > blue ? "green" : "blue";
  });
}

const place = (page: Page, name: string) => page.getByRole("figure").filter({ hasText: name }).locator("img").last();

for (const { name, options, tag } of WAYS) {
  const { javaScriptEnabled } = options;
  const locale = javaScriptEnabled ? "" : "/de";
  const texts = javaScriptEnabled
    ? {
        ...{
          pictures: "Pictures",
          cover: "New cover",
          wide: "Part for 16:9",
          narrow: "Part for 4:3",
          small: "too small",
        },
        ...{
          left: "From the left, in per cent",
          zoom: "Zoom, in per cent",
          upload: "Upload cover",
          done: "Picture added",
        },
        ...{ earlier: "Move earlier", later: "Move later", moved: "The picture now has place 2." },
        ...{ card: "Card in rows and lists", poster: "Game page, before the game starts" },
      }
    : {
        ...{ pictures: "Bilder", cover: "Neues Titelbild", wide: "Ausschnitt für 16:9", narrow: "Ausschnitt für 4:3" },
        ...{
          small: "zu klein",
          left: "Von links, in Prozent",
          zoom: "Zoom, in Prozent",
          upload: "Titelbild hochladen",
        },
        ...{ earlier: "Nach vorn", later: "Nach hinten", moved: "Das Bild steht jetzt auf Platz 2." },
        ...{
          done: "Bild hinzugefügt",
          card: "Karte in Reihen und Listen",
          poster: "Spielseite, bevor das Spiel beginnt",
        },
      };

  test.describe(name, () => {
    test.use(options);

    test("a cover is cropped for both shapes and seen by players", { tag }, async ({ page, portal, consoleErrors }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto(`${locale}/desk/games/${GAME}/`);
      await page.getByRole("link", { name: texts.pictures, exact: true }).click();
      await expect(page).toHaveURL(portal.url + locale + PICTURES);
      const form = page.getByRole("form", { name: texts.upload });
      const [wide, narrow] = [texts.wide, texts.narrow].map((part) => form.getByRole("group", { name: part }));
      if (!wide || !narrow) throw new Error("two shapes");
      const file = { name: "squares.png", mimeType: "image/png", buffer: await threeSquares() };
      await form.getByLabel(texts.cover, { exact: true }).setInputFiles(file);
      if (javaScriptEnabled) {
        const [card, poster] = [place(page, texts.card), place(page, texts.poster)];
        await expect(page.getByText("So it will look")).toBeVisible();
        await expect.poll(() => edgesOf(card, portal)).toEqual(["red", "blue"]);
        const frame = narrow.getByRole("button");
        await frame.focus();
        for (let pressed = 0; pressed < 5; pressed++) await page.keyboard.press("Shift+ArrowRight");
        await expect(narrow.getByLabel(texts.left)).toHaveValue("100");
        await expect(narrow.getByText("From the left 100 %, from the top 50 %, zoom 100 %")).toBeVisible();
        await expect.poll(() => edgesOf(card, portal)).toEqual(["green", "blue"]);
        await wide.getByLabel(texts.left).fill("0");
        await expect.poll(() => edgesOf(poster, portal)).toEqual(["red", "green"]);
        await wide.getByLabel(texts.zoom).fill("180");
        await expect.poll(() => edgesOf(poster, portal)).toEqual(["red", "red"]);
        await wide.getByLabel(texts.zoom).fill("100");
      } else {
        await wide.getByLabel(texts.zoom).fill("400");
        await form.getByRole("button", { name: texts.upload }).click();
        await expect(form.getByText(texts.small)).toBeVisible();
        await expect(wide.getByLabel(texts.zoom)).toHaveValue("400");
        await form.getByLabel(texts.cover, { exact: true }).setInputFiles(file);
        await wide.getByLabel(texts.zoom).fill("100");
        await wide.getByLabel(texts.left).fill("0");
        await narrow.getByLabel(texts.left).fill("100");
      }
      await form.getByRole("button", { name: texts.upload }).click();
      await savedAtDesk(page, texts.done);
      await expect.poll(() => edgesOf(place(page, texts.card), portal)).toEqual(["green", "blue"]);
      await expect.poll(() => edgesOf(place(page, texts.poster), portal)).toEqual(["red", "green"]);
      const stored = new URL((await place(page, texts.poster).getAttribute("src")) ?? "", portal.url).pathname;
      const folder = stored.slice(0, stored.lastIndexOf("/"));
      const shown = async () => (await fetch(portal.url + GAME_PAGE)).text();
      await expect.poll(shown, { timeout: SEEN_MS }).toContain(folder);

      await page.goto(`${locale}/desk/games/${LANTERN_RUN}/pictures/`);
      const gallery = page.locator(".game-pictures").last().getByRole("listitem");
      const first = (await gallery.first().locator("img").getAttribute("src")) ?? "";
      await gallery.first().getByRole("button", { name: texts.later }).click();
      await savedAtDesk(page, texts.moved);
      await expect(gallery.nth(1).locator("img")).toHaveAttribute("src", first);
      const earlier = gallery.nth(1).getByRole("button", { name: texts.earlier });
      if (javaScriptEnabled) await expect(earlier).toBeFocused();
      expect(consoleErrors.splice(0).filter((text) => !text.includes("409"))).toEqual([]);
    });
  });
}
