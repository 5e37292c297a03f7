import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { openDesk, savedAtDesk } from "./desk-journey";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";
import { WAYS } from "./screens";
import { PASSWORD } from "./sign-up";

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
      "an owner adds a passkey, logs in and confirms with it, and removes it",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        await openDesk(page, portal);
        await page.goto("/desk/second-factor/");
        const panel = page.getByRole("region", { name: "Passkeys" });
        if (!options.javaScriptEnabled) {
          await expect(panel).toContainText("Passkeys need scripts, and a browser that knows passkeys.");
          await expect(panel.getByRole("button")).toHaveCount(0);
          await page.context().clearCookies();
          await page.goto("/desk/");
          await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
          await expect(page.getByRole("button", { name: "Log in with a passkey" })).toBeHidden();
          return;
        }
        await attachDevice(page);
        const addition = page.getByRole("form", { name: "Add a passkey" });
        await addition.getByLabel("Name of the passkey").fill("Laptop");
        await addition.getByLabel("Your password").fill("a guess");
        await addition.getByRole("button").click();
        await expect(addition.getByText("This is not your password.")).toBeVisible();
        await addition.getByLabel("Your password").fill(PASSWORD);
        await pressAgain(addition.getByRole("button"));
        await savedAtDesk(page, "Passkey added: Laptop");
        expect(await axeFindings(page)).toEqual([]);

        await page.context().clearCookies();
        await page.goto("/desk/tokens/");
        await page.getByRole("button", { name: "Log in with a passkey" }).click();
        await expect(page).toHaveURL(`${portal.url}/desk/tokens/`);

        const creation = page.getByRole("form", { name: "New token" });
        await creation.getByLabel("What it is for").fill("by passkey");
        await creation.getByLabel("See the catalogue with its drafts").check();
        await creation.getByRole("button").click();
        await expect(page).toHaveURL(/\/desk\/confirmation\/\?target=/);
        await page.getByRole("button", { name: "Confirm with a passkey" }).click();
        await expect(page.getByRole("status").filter({ hasText: "Token created" })).toBeVisible();

        await page.goto("/desk/second-factor/");
        await panel.locator("summary").click();
        const removal = page.getByRole("form", { name: "Remove Laptop" });
        await removal.getByLabel("Your password").fill(PASSWORD);
        await removal.getByRole("button").click();
        await savedAtDesk(page, "Passkey removed: Laptop");
        await expect(panel.getByRole("listitem")).toHaveCount(0);
        // Browsers report the answer that refuses the wrong password.
        expect(consoleErrors.splice(0).filter((text) => !text.includes("status of 409"))).toEqual([]);
      },
    );
  });
}
