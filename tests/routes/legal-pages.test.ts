import { beforeAll, expect, it } from "vitest";
import { loader as legalLoader } from "~/routes/($locale).legal._index";
import { loader as termsLoader } from "~/routes/($locale).legal.terms";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

beforeAll(async () => {
  await openPortal();
});

const legal = (path: string) => runLoader(legalLoader, "/:locale?/legal", path);
const terms = (path: string) => runLoader(termsLoader, "/:locale?/legal/terms", path);

it("shows the legal terms and the owner's missing details", async () => {
  const { status, payload } = await legal("/legal/");
  const { title, sections, other } = payload.legal;
  expect([status, title, other.href]).toEqual([200, "Legal terms", "/legal/terms/"]);
  expect(sections[0]?.body.safeHtml).toContain("has not entered a name");
  expect(sections[0]?.body.safeHtml).toContain("Subpixel");
  expect(payload.meta).toContainEqual({ title: "Legal terms | Subpixel" });
});

it("shows the terms in the viewer's language", async () => {
  const { status, payload } = await terms("/de/legal/terms/");
  expect([status, payload.legal.title, payload.legal.other.href]).toEqual([200, "Nutzungsbedingungen", "/de/legal/"]);
  expect(payload.meta).toContainEqual({
    ...{ tagName: "link", rel: "canonical", href: "http://portal.test/de/legal/terms/" },
  });
});

it("returns 404 for an unknown language", async () => {
  expect([(await legal("/fr/legal/")).status, (await terms("/fr/legal/terms/")).status]).toEqual([404, 404]);
});
