import sharp from "sharp";
import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

/** Red above, blue below: 16:9 fits at the top, and is red there. */
async function highPicture(): Promise<Buffer> {
  const plain = (background: string, height: number) =>
    sharp({ create: { width: 800, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await plain("#e01010", 1200))
    .composite([{ input: await plain("#1010e0", 600), left: 0, top: 600 }])
    .png()
    .toBuffer();
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a banner gets a picture that visitors see", { tag }, async ({ page, portal, consoleErrors }) => {
      test.slow();
      await openDesk(page, portal);
      await page.goto("/desk/pages/");
      await page.getByRole("link", { name: "Home page", exact: true }).click();
      const section = newName("Banner");
      const addition = page.getByRole("form", { name: "New section" });
      await addition.getByLabel("Kind").selectOption("Banner");
      await addition.getByLabel("Name in English").fill(section);
      await addition.getByRole("button").click();
      await savedAtDesk(page, `${section} is at the end of the page`);
      await page.getByRole("form", { name: "New entry" }).getByRole("button").click();
      await savedAtDesk(page, "The entry is at the end of the section.");
      await page.getByRole("form", { name: "Content" }).getByLabel("Title, English", { exact: true }).fill(section);
      await page.getByRole("form", { name: "Content" }).getByRole("button").click();
      await savedAtDesk(page, "The draft is saved.");
      await page.getByRole("link", { name: section }).last().click();

      const upload = page.getByRole("form", { name: "Upload picture" });
      const file = { name: "high.png", mimeType: "image/png", buffer: await highPicture() };
      const wrong = { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
      await upload.getByLabel("New picture").setInputFiles(wrong);
      await upload.getByRole("button", { name: "Upload picture" }).click();
      await expect(upload.getByText("This kind of picture cannot be used.")).toBeVisible();
      await upload.getByLabel("New picture").setInputFiles(file);
      await upload.getByLabel("From the top, in per cent").fill("0");
      const preview = page.getByRole("figure").locator("img");
      if (options.javaScriptEnabled !== false) await expect(preview).toHaveAttribute("src", /^data:/);
      await pressAgain(upload.getByRole("button", { name: "Upload picture" }));
      await savedAtDesk(page, "The draft is saved.");
      await expect(preview).toHaveAttribute("src", /\/pictures\/pages\//);
      const entry = page.url();
      const stored = (await preview.getAttribute("src")) ?? "";
      const pixels = await sharp(Buffer.from(await (await fetch(new URL(stored, portal.url))).arrayBuffer())).stats();
      expect(pixels.dominant.r).toBeGreaterThan(pixels.dominant.b);

      // Its last section is on the last page of the home feed.
      const seen = async () => (await fetch(`${portal.url}/?page=2`)).text();
      expect((await seen()).includes(stored)).toBe(false);
      await page.getByRole("link", { name: "Home page", exact: true }).first().click();
      await pressAgain(page.getByRole("button", { name: "Publish now" }));
      await savedAtDesk(page, "home is published.");
      await expect.poll(async () => (await seen()).includes(stored), { timeout: SEEN_MS }).toBe(true);
      await page.goto("/?page=2");
      await expect(page.getByRole("region", { name: section }).locator("img")).toHaveJSProperty("complete", true);

      await page.goto(entry);
      await page.getByRole("search", { name: "Choose a game’s picture" }).getByRole("searchbox").fill("Kilnbreak");
      await page.getByRole("search", { name: "Choose a game’s picture" }).getByRole("button").click();
      const choice = page.getByRole("form", { name: "Pictures: Kilnbreak" });
      await choice.getByLabel("The game’s cover").check();
      await choice.getByRole("button").click();
      await savedAtDesk(page, "The draft is saved.");
      await expect(preview).toHaveAttribute("src", /covers\/kilnbreak/);
      await page.getByRole("button", { name: "Remove picture" }).click();
      await savedAtDesk(page, "The draft is saved.");
      await expect(page.getByText("The entry shows no picture.")).toBeVisible();
      expect(consoleErrors.splice(0).filter((text) => !text.includes("409") && !text.includes("422"))).toEqual([]);
    });
  });
}
