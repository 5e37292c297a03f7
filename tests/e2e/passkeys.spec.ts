import type { Page } from "@playwright/test";
import { appointOwner } from "./appoint-owner";
import { axeFindings } from "./axe";
import { openDesk } from "./desk-journey";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";
import { WAYS } from "./screens";
import { PASSWORD, signUp } from "./sign-up";
import { newName } from "./studio-journey";

test.use({ environment: { RATE_LIMITS: "off" } });

/** A device with a fingerprint reader that knows its user. */
async function attachDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", ...abilities, automaticPresenceSimulation: true },
  });
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "an owner without an app adds a passkey, logs in after the password and confirms with it",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        const panel = page.getByRole("region", { name: "Passkeys" });
        if (!options.javaScriptEnabled) {
          await openDesk(page, portal);
          await page.goto("/desk/second-factor/");
          await expect(panel).toContainText("Passkeys need scripts, and a browser that knows passkeys.");
          await expect(panel.getByRole("button")).toHaveCount(0);
          await page.context().clearCookies();
          await page.goto("/desk/");
          await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
          await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeHidden();
          return;
        }
        const owner = newName("owner");
        await signUp(page, portal, owner);
        await appointOwner(portal, owner);
        await attachDevice(page);
        await page.goto("/desk/");
        await expect(page).toHaveURL(`${portal.url}/desk/second-factor/`);
        const addition = page.getByRole("form", { name: "Add a passkey" });
        await addition.getByLabel("Name of the passkey").fill("Laptop");
        await addition.getByLabel("Your password").fill("a guess");
        await addition.getByRole("button").click();
        await expect(addition.getByText("This is not your password.")).toBeVisible();
        await addition.getByLabel("Your password").fill(PASSWORD);
        await pressAgain(addition.getByRole("button"));
        const added = page.getByRole("status").filter({ hasText: "Passkey added: Laptop" });
        await expect(added.getByRole("listitem")).toHaveCount(10);
        await expect(panel).toContainText("This is your only second factor, so it stays.");
        await expect(panel.locator("summary")).toHaveCount(0);
        expect(await axeFindings(page)).toEqual([]);

        await page.context().clearCookies();
        await page.goto("/desk/tokens/");
        await page.getByLabel("Username or e-mail").fill(owner);
        await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await page.getByRole("button", { name: "Log in", exact: true }).click();
        await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
        await page.getByRole("button", { name: "Log in with a passkey" }).click();
        await expect(page).toHaveURL(`${portal.url}/desk/tokens/`);

        const creation = page.getByRole("form", { name: "New token" });
        await creation.getByLabel("What it is for").fill("by passkey");
        await creation.getByLabel("See the catalogue with its drafts").check();
        await creation.getByRole("button").click();
        await expect(page).toHaveURL(/\/desk\/confirmation\/\?target=/);
        await page.getByRole("button", { name: "Confirm with a passkey" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Token created" })).toBeVisible();
        // Browsers report the answer that refuses the wrong password.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("status of 409"))).toEqual([]);
      },
    );
  });
}
