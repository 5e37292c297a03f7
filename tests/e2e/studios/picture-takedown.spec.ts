import { randomInt } from "node:crypto";
import sharp from "sharp";
import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { signUp } from "../sign-up";
import { newName } from "../studio-journey";

const TAKEN_DOWN_MS = 10_000;

/** Another one each time: what was taken down cannot be uploaded again. */
function newPicture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

test.use({ database: "postgres", environment: { RATE_LIMITS: "off" }, serviceWorkers: "allow" });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a picture that is taken down is gone from each process, page and service worker",
      { tag },
      async ({ page, browser, portal }) => {
        test.setTimeout(180_000);
        const neighbour = await portal.neighbour();
        const players = await browser.newContext({ ...options, baseURL: portal.url, serviceWorkers: "allow" });
        const player = await players.newPage();
        const username = newName("pictured");
        await signUp(player, portal, username);
        await player.goto("/profile/account-details/");
        const buffer = await newPicture();
        await player.getByLabel("New picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
        await player.getByRole("button", { name: "Upload picture" }).click();
        const picture = player.locator('main .profile-head img[src*="/pictures/"]');
        await expect(picture).toBeVisible();
        const { pathname } = new URL((await picture.getAttribute("src")) ?? "", portal.url);
        const statuses = async () =>
          Promise.all([portal.url, neighbour].map(async (url) => (await fetch(url + pathname)).status));
        expect(await statuses()).toEqual([200, 200]);
        const publicPage = `/users/${username}/`;
        const visitor = await players.newPage();
        await visitor.goto(publicPage);
        await expect(visitor.locator(`main img[src*="${pathname}"]`).first()).toBeVisible();

        await openDesk(page, portal);
        await page.goto(`/desk/players/?search=${username}`);
        await page.getByRole("link", { name: username }).click();
        await page.getByLabel("Sanction", { exact: true }).selectOption("PICTURE_REMOVAL");
        await page.getByRole("button", { name: "Write the text" }).click();
        await page.getByRole("button", { name: "Take the picture down" }).click();
        await savedAtDesk(page, username);

        await expect.poll(statuses, { timeout: TAKEN_DOWN_MS }).toEqual([410, 410]);
        for (const url of [portal.url, neighbour])
          await expect
            .poll(async () => (await (await fetch(url + publicPage)).text()).includes(pathname), {
              timeout: TAKEN_DOWN_MS,
            })
            .toBe(false);
        await visitor.goto(publicPage);
        await expect(visitor.locator(`img[src*="${pathname}"]`)).toHaveCount(0);
        await player.goto("/profile/account-details/");
        await expect(player.locator(`img[src*="${pathname}"]`)).toHaveCount(0);
        await players.close();
      },
    );
  });
}
