import { axeFindings } from "../axe";
import { openDesk, savedAtDesk } from "../desk-journey";
import { horizontalOverflow } from "../page-checks";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { PASSWORD } from "../sign-up";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a word is refused at sign-up from its addition until its removal",
      { tag },
      async ({ page, browser, portal, javaScriptEnabled }) => {
        test.slow();
        const word = newName("quark").replaceAll(/[\d_]/g, "x");
        await openDesk(page, portal);
        await page.goto("/desk/");
        const menu = page.locator(".desk-menu > summary");
        if (await menu.isVisible()) await menu.click();
        await page.getByRole("link", { name: "Refused words" }).click();
        await page.getByRole("link", { name: /^Polski/ }).click();
        await expect(page.getByRole("heading", { level: 2, name: "Polski", exact: true })).toBeVisible();
        await expect(page.getByText("This list is empty.")).toBeVisible();
        await page.getByLabel("Words, one on each line").fill(`${word}\n\n${word.toUpperCase()}`);
        await page.getByLabel("Refused", { exact: true }).selectOption("Inside other words, too");
        await page.getByRole("button", { name: "Add words" }).click();
        await savedAtDesk(page, "Added: 1. In the list already: 1.");
        await expect(page.getByRole("heading", { level: 2, name: "Polski", exact: true })).toBeVisible();

        await page.getByLabel("Name or text").fill(`xX_${word.replace("a", "4")}_Xx`);
        await page.getByRole("button", { name: "Test", exact: true }).click();
        const answer = page.getByRole("status").filter({ hasText: "is refused for:" });
        await expect(answer).toContainText(`${word} (Polski, Inside other words, too)`);
        await expect(answer).toContainText("Username, at sign-up and in account details");
        if (javaScriptEnabled) {
          await expect(answer).toBeFocused();
          expect(await axeFindings(page)).toEqual([]);
        }
        expect(await horizontalOverflow(page)).toBe(0);

        const players = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: javaScriptEnabled ?? true });
        const player = await players.newPage();
        await player.goto("/embedded/api/session/login?target=%2F&form=sign-up");
        const signUpAs = async (username: string) => {
          await player.getByLabel("Username").fill(username);
          await player.getByLabel("E-mail").fill(`${username}@example.org`);
          await player.getByLabel("Password").fill(PASSWORD);
          await player.getByRole("button", { name: "Create an account" }).click();
        };
        await signUpAs(`my.${word}`);
        await expect(player.getByText(`“${word}” cannot be part of a name here. Choose another name.`)).toBeVisible();
        const other = newName("other");
        await signUpAs(other);
        await expect(player).toHaveURL(/^(?!.*session\/login)/);
        await player.goto(`/users/${other}/`);
        await expect(player.getByRole("heading", { level: 1 })).toContainText(other);
        await players.close();

        await page.getByRole("button", { name: "Remove" }).first().click();
        await expect(page.getByText(`“${word}” is not in the list any more.`)).toBeVisible();
        await expect(page.getByText("This list is empty.")).toBeVisible();
      },
    );
  });
}
