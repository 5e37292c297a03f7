import { expect, type Page } from "@playwright/test";
import { seedId } from "../../../api/seed/deterministic-ids";
import type { Portal } from "../portal";

type Report = { game: string; reason: string; comment?: string };

/** As whoever is signed in; the form itself is tried in support.spec.ts. */
export async function reportGame(page: Page, { url }: Pick<Portal, "url">, { game, ...data }: Report): Promise<void> {
  const address = `${url}/embedded/api/gxc/games/${seedId(`game:${game}`)}/report`;
  const response = await page.request.post(address, { data, headers: { origin: url } });
  expect(response.status()).toBe(200);
}
