import { openDesk, savedAtDesk, SEEN_MS } from "../desk-journey";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { signUp } from "../sign-up";
import { newName } from "../studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "a quest is made, published, given to a player and archived",
      { tag },
      async ({ browser, page, portal, consoleErrors }) => {
        test.slow();
        await openDesk(page, portal);
        const alias = newName("shift").replace("_", "-");
        const title = `Night shift ${alias.slice(-4)}`;
        await page.goto("/desk/quests/");
        await page.getByRole("link", { name: "New quest" }).click();
        const content = page.getByRole("form", { name: "Content" });
        await content.getByLabel("Title, English").fill(title);
        await content.getByLabel("Description, English").fill("Play two games.");
        await content.getByLabel("Words of the link, English").fill("Pick a game");
        await content.getByLabel("Key").fill(alias);
        await content.getByLabel("How often").fill("2");
        await content.getByLabel("Collection").selectOption("personal");
        const reward = content.getByRole("group", { name: "Reward 1" });
        await reward.getByLabel("Kind").selectOption("Pixels");
        await reward.getByLabel("Number of pixels").fill("30");
        await content.getByRole("button", { name: "Save and publish" }).click();
        await expect(reward.getByText("Fill this in.")).toBeVisible();
        await reward.getByLabel("Currency of the pixels").selectOption("GPx");
        await pressAgain(content.getByRole("button", { name: "Save and publish" }));
        await savedAtDesk(page, `${title} is published.`);

        const second = content.getByRole("group", { name: "Reward 2" });
        await content.getByText("Reward 2", { exact: true }).click();
        await second.getByLabel("Kind").selectOption("Code");
        await second.getByLabel("Where the code counts").fill("/profile/quests/");
        await content.getByRole("button", { name: "Save draft" }).click();
        await savedAtDesk(page, "The draft is saved.");
        await page.getByRole("link", { name: "Codes", exact: true }).click();
        const adding = page.getByRole("form", { name: "Add codes" });
        await adding.getByLabel("Codes, one on each line").fill(`${alias}-1\nno code`);
        await adding.getByRole("button", { name: "Add codes" }).click();
        await expect(adding.getByText("What stands on these lines is no code: 2.")).toBeVisible();
        await adding.getByLabel("Codes, one on each line").fill(`${alias}-1`);
        const buffer = Buffer.from(`code,note\n${alias}-2,x\n`);
        await adding.getByLabel("Or a file").setInputFiles({ name: "codes.csv", mimeType: "text/csv", buffer });
        await pressAgain(adding.getByRole("button", { name: "Add codes" }));
        await savedAtDesk(page, "New codes: 2, repeated: 0, known before: 0.");
        await expect(page.getByText("Few codes are left", { exact: false })).toBeVisible();
        await page.getByRole("navigation", { name: "Where this page is" }).getByRole("link", { name: title }).click();
        await page.getByRole("button", { name: "Publish now" }).click();
        await savedAtDesk(page, `${title} is published.`);

        await page.goto("/desk/quests/simulation/");
        await expect(page.getByRole("link", { name: title })).toBeVisible();

        const player = await browser.newPage({ ...options, baseURL: portal.url });
        await signUp(player, portal, newName("player"));
        await expect(async () => {
          await player.goto("/profile/quests/");
          await expect(player.getByText(title)).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: SEEN_MS });

        await page.goto(`/desk/quests/?search=${alias}`);
        await page.getByRole("link", { name: title }).click();
        const archive = page.getByRole("form", { name: "Archive" });
        await archive.getByLabel("Reason").fill("Too late at night.");
        await archive.getByRole("button").click();
        await savedAtDesk(page, `${title} is archived.`);
        await expect(async () => {
          await player.goto("/profile/quests/");
          await expect(player.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(player.getByText(title)).toHaveCount(0, { timeout: 1_000 });
        }).toPass({ timeout: SEEN_MS });
        await player.close();
        // Browsers report the answer that refuses a form.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("422"))).toEqual([]);
      },
    );
  });
}
