import { Meta } from "@remix-run/react";
import { createRemixStub } from "../fixtures/remix-stub";
import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageMeta, toPageMeta } from "~/view-models/page-meta";
import { breadcrumbs } from "~/view-models/structured-data/breadcrumbs";

const HOSTILE = '</script><script>alert("1")</script><!--\u2028&amp;';
const SITE = { siteUrl: "https://play.example.org", brandName: "Subpixel", appEnv: "production" };

it("is escaped, so that hostile texts do not end the script", async () => {
  const description = { title: HOSTILE, description: HOSTILE, path: "/", structuredData: [breadcrumbs([], HOSTILE)] };
  const loader = () => ({ meta: toPageMeta(description, "en", SITE) });
  const Stub = createRemixStub([{ path: "/", Component: () => <Meta />, loader, meta: pageMeta }]);
  const { container } = render(<Stub />);
  await waitFor(() => {
    expect(container.querySelector("script")).not.toBeNull();
  });
  const scripts = [...container.querySelectorAll("script")];
  expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json"]);
  const [json = ""] = scripts.map(({ innerHTML }) => innerHTML);
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.parse(json)).toMatchObject({ itemListElement: [{ name: "Subpixel" }, { name: HOSTILE }] });
});
