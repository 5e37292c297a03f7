import React from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration } from "../../../tests/fixtures/a-configuration";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { inRoot } from "../../../tests/fixtures/render-in-root";
import { HOME_SECTION_TYPES, sectionSample, type Manner } from "../../../tests/fixtures/section-samples";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

const MANNERS = ["full", "minimal", "hostile"] as const satisfies Manner[];
const CASES = HOME_SECTION_TYPES.flatMap((type) => MANNERS.map((manner) => [type, manner] as const));

beforeEach(() => {
  // The test router uses layout effects, about which React warns on the server.
  vi.spyOn(React, "useLayoutEffect").mockImplementation(React.useEffect);
});

function renderOnServer(type: (typeof HOME_SECTION_TYPES)[number], manner: Manner) {
  const feed = toHomeFeed(aConfiguration(sectionSample(type, manner)), "signed-out", aViewContext());
  const html = renderToString(inRoot(<HomeFeed feed={feed} />, { texts: home }));
  return {
    html,
    body: new DOMParser().parseFromString(html, "text/html").body,
    types: feed.sections.map((s) => s.type),
  };
}

it("covers eighteen types", () => {
  expect(HOME_SECTION_TYPES).toHaveLength(18);
});

it.each(CASES)("renders %s with %s content completely and safely on the server", (type, manner) => {
  const { body, types } = renderOnServer(type, manner);
  expect(types).toEqual([type]);
  // Popups open later, by script only.
  const isPopup = type === "POPUP" || type === "DISCORD_POPUP";
  expect(body.querySelector("h1, h2, h3, .tagline") === null).toBe(isPopup);
  expect(body.querySelectorAll("script, iframe, object, style, base, template")).toHaveLength(0);
  const attributes = [...body.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  const addresses = attributes.filter(({ name }) => /^(href|src|srcset|action|formaction|poster|style)$/.test(name));
  expect(addresses.filter(({ value }) => /javascript:|data:|vbscript:/i.test(value))).toEqual([]);
  expect(addresses.filter(({ value }) => value.startsWith("//"))).toEqual([]);
});
