import { createServer } from "node:http";
import { authorizePath, GAMEMAKER_QUERY } from "../fixtures/tool-sign-in";
import { axeFindings } from "./axe";
import { expect, test } from "./portal";
import { signUp } from "./sign-up";

const { redirect_uri, client_id } = GAMEMAKER_QUERY;

test("a tool signs in through a browser, and is ended in the account details", async ({ page, portal }) => {
  await signUp(page, portal, "toolmaker");
  const returned: URL[] = [];
  const tool = createServer(({ url = "/" }, response) => {
    if (url.startsWith("/?")) returned.push(new URL(url, redirect_uri));
    response
      .setHeader("Content-Type", "text/html")
      .end('<!doctype html><link rel="icon" href="data:,"><title>Tool</title>');
  }).listen(Number(new URL(redirect_uri).port));

  const address = `/embedded/api${authorizePath()}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Connect GameMaker" })).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: "Nicht erlauben" }).click();
  await expect(page).toHaveTitle("Tool");
  await page.goto(address);
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page).toHaveTitle("Tool");
  tool.close();
  expect(returned.map(({ searchParams }) => searchParams.get("error"))).toEqual(["access_denied", null]);

  const code = returned[1]?.searchParams.get("code") ?? "";
  const form = { grant_type: "authorization_code", code, redirect_uri, client_id };
  const headers = { origin: portal.url };
  const answer = await page.request.post("/embedded/api/oauth2/v1/token/", { form, headers });
  expect(answer.status()).toBe(200);
  await page.goto("/profile/account-details/");
  const tools = page.getByRole("region", { name: "Connected tools" });
  await tools.getByRole("button", { name: "Disconnect GameMaker" }).click();
  await expect(page.getByText("Disconnected.")).toBeVisible();
  await expect(tools).toHaveCount(0);
});
