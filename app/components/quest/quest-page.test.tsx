import { useLocation } from "@remix-run/react";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aQuestCard, aQuestGroup, aQuestsResponse } from "../../../tests/fixtures/a-quest-board";
import { aRootData } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import profile from "../../../public/locales/en/profile.json";
import quests from "../../../public/locales/en/quests.json";
import { QuestPage } from "./quest-page";

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function show(at: string, appEnv: string) {
  const daily = aQuestGroup({ refreshAt: "2020-01-01T00:00:00Z", quests: [aQuestCard()] });
  const page = { ...aQuestsResponse({ daily }), level: null, rewards: [], pager: null };
  const content = (
    <>
      <QuestPage page={page} result={undefined} />
      <Address />
    </>
  );
  const publicSettings = { ...aRootData().publicSettings, appEnv };
  renderInRoot(content, { at, texts: { ...profile, ...quests }, root: { publicSettings } });
}

it("removes the refresh time from the URL once it has passed", async () => {
  show("/profile/quests/?from=test&refreshAt=2020-01-01T00:00:00Z#codes", "staging");
  await expect.poll(() => screen.getByText(/^\/profile/).textContent).toBe("/profile/quests/?from=test#codes");
});

it("shows a quest's description", () => {
  show("/profile/quests/", "production");
  expect(screen.getByText("Any three will do.")).toBeInTheDocument();
});
