import { appointOwner, confirmWithCode, logInWithCode, setUpSecondFactor } from "../appoint-owner";
import { axeFindings } from "../axe";
import { expect, test } from "../portal";
import { pressAgain } from "../press-again";
import { WAYS } from "../screens";
import { gamePath } from "../seeded-addresses";
import { PASSWORD, signUp } from "../sign-up";

test.use({ environment: { RATE_LIMITS: "off" } });

const newName = (name: string) => `${name}_${String(Math.floor(Math.random() * 1e6))}`;

/** Browsers report the answers that refuse a form or a page. */
const unexpected = (errors: string[]) => errors.splice(0).filter((text) => !/status of (403|409|422)/.test(text));

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test(
      "an owner sets up a second factor, gives a role and takes it away, confirms a later session, makes a token",
      { tag },
      async ({ page, portal, consoleErrors }) => {
        const owner = newName("Mara");
        const editor = newName("Ilse");
        await signUp(page, portal, editor);
        await page.context().clearCookies();
        await signUp(page, portal, owner);
        expect(await appointOwner(portal, owner)).toContain(`${owner} is an owner of the portal.`);

        await page.goto(`${portal.url}/desk/people/`);
        await expect(page).toHaveURL(/\/desk\/second-factor\/$/);
        const secret = await setUpSecondFactor(page);

        await page.goto(`${portal.url}/desk/people/`);
        const addition = page.getByRole("form", { name: "Add somebody" });
        await addition.getByLabel("Username").fill(editor);
        await addition.getByRole("button").click();
        await expect(addition.getByText("Fill this in.")).toBeVisible();
        await expect(addition.getByLabel("Username")).toHaveValue(editor);
        await addition.getByLabel("Reason").fill("Writes the texts.");
        await pressAgain(addition.getByRole("button"));
        await expect(page.getByRole("status")).toContainText(`${editor} has the role Editor now.`);
        await expect(addition.getByLabel("Username")).toHaveValue("");

        await page.locator("summary", { hasText: `Remove ${editor}` }).click();
        const removal = page.getByRole("form", { name: `Remove ${editor}` });
        await removal.getByLabel("Reason").fill("Has left us.");
        await removal.getByRole("button").click();
        await expect(page.getByRole("status")).toContainText("The role is taken away.");

        await page.goto(`${portal.url}/desk/audit-log/`);
        const [latest] = await page.locator(".desk-lines > li").allInnerTexts();
        expect(latest).toContain(`${owner} took the role of ${editor} away.`);
        expect(latest).toContain("Has left us.");

        await page.context().clearCookies();
        await page.goto(`${portal.url}/desk/`);
        await logInWithCode(page, owner, secret);
        await expect(page).toHaveURL(`${portal.url}/desk/`);
        await expect(page.getByRole("heading", { name: "You are here as: Owner" })).toBeVisible();

        await page.goto(`${portal.url}/desk/people/`);
        await addition.getByLabel("Username").fill(editor);
        await addition.getByLabel("Reason").fill("Is back.");
        await addition.getByRole("button").click();
        await expect(page).toHaveURL(/\/desk\/confirmation\/\?target=%2Fdesk%2Fpeople%2F$/);
        await confirmWithCode(page, "a guess", secret);
        await expect(page.getByText("This is not your password.")).toBeVisible();
        await confirmWithCode(page, PASSWORD, secret);
        await expect(page).toHaveURL(`${portal.url}/desk/people/`);
        await expect(page.getByRole("status")).toContainText(`${editor} has the role Editor now.`);

        await page.goto(`${portal.url}/desk/tokens/`);
        const creation = page.getByRole("form", { name: "New token" });
        await creation.getByLabel("What it is for").fill("nightly export");
        await creation.getByRole("button").click();
        await expect(creation.getByText("Choose at least one.")).toBeVisible();
        await creation.getByLabel("See the catalogue with its drafts").check();
        await pressAgain(creation.getByRole("button"));
        await expect(page.getByRole("status").filter({ hasText: "Token created" })).toBeVisible();
        const token = await page.locator(".desk-secret").innerText();
        const list = () =>
          fetch(`${portal.url}/embedded/api/desk/tags`, { headers: { authorization: `Bearer ${token}` } });
        expect((await list()).status).toBe(200);
        await page.locator("summary", { hasText: "Revoke nightly export" }).click();
        await page.getByRole("button", { name: "Revoke nightly export" }).click();
        await expect(page.getByRole("status").first()).toContainText("Token revoked: nightly export");
        expect((await list()).status).toBe(401);
        expect(unexpected(consoleErrors)).toEqual([]);
      },
    );
  });
}

test("an account without a role sees whose pages these are", async ({ page, portal, consoleErrors }) => {
  await signUp(page, portal, newName("Player"));
  expect((await page.goto(`${portal.url}/desk/people/`))?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not for this account");
  expect(await axeFindings(page)).toEqual([]);
  expect(unexpected(consoleErrors)).toEqual([]);
});

const OF_DESK = /\bdesk[.\-/]|_\.desk/;

test("players' pages know nothing of the desk", async ({ page, portal }) => {
  test.slow();
  const textOf = async (address: string) => (await page.request.get(new URL(address, portal.url).href)).text();
  const manifest = /\/build\/manifest-[^"]+\.js/.exec(await textOf("/"))?.[0] ?? "";
  // It names what all their pages load, and each script what it loads by itself; the set grows meanwhile.
  const scripts = new Set([manifest]);
  for (const script of scripts) {
    const text = await textOf(script);
    expect(text, script).not.toMatch(OF_DESK);
    for (const [, file = ""] of text.matchAll(/"((?:\.{1,2}|\/build)\/[^"]+\.js)"/g)) {
      scripts.add(new URL(file, portal.url + script).pathname);
    }
  }
  expect(scripts.size).toBeGreaterThan(100);
  for (const address of ["/", "/discover/", gamePath("lantern-run"), "/search/?search=lantern"]) {
    const html = await textOf(address);
    expect(html, address).not.toMatch(OF_DESK);
    expect(html, address).toContain(manifest);
    const styles = html.match(/[^"]+\.css/g) ?? [];
    expect(styles.length, address).toBeGreaterThan(0);
    for (const style of styles) expect(await textOf(style), style).not.toContain(".desk-");
  }
});
