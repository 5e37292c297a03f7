import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPublicTrack, aRelease, aStudioGame, aTrack, RELEASE_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/studio.json";
import { toStudioGame } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { StudioRole } from "~contract/entities/studio-member";
import { StudioGame } from "./studio-game";

type Shown = { game?: Parameters<typeof aStudioGame>[0]; role?: StudioRole; result?: StudioRefusal };

function show({ game, role = "OWNER", result }: Shown = {}) {
  const pagination = { currPage: 0, numPerPage: 25, totalItems: 1, totalPages: 1 };
  const data = {
    game: aStudioGame(game),
    studio: { role, gameMaxSize: 250 },
    list: { releases: [aRelease()], pagination },
    uploads: [],
    limits: { description: 300, notes: 4_000 },
  };
  return renderInRoot(<StudioGame game={toStudioGame(data, aViewContext())} result={result} />, { texts });
}

const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("lets testers play the tracks and nothing more", () => {
  show({ role: "TESTER" });
  expect(headings()).toEqual(["Tracks"]);
  expect(screen.getByRole("link", { name: /^Play ?: Internal$/ })).toHaveAttribute("href", aTrack().shareUrl);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("asks for the rights before a file can be chosen", () => {
  show({ game: { rights: null } });
  const panel = within(screen.getByRole("region", { name: "Upload a version" }));
  expect(panel.queryByLabelText("Zip of the game")).not.toBeInTheDocument();
  expect(panel.getByRole("link", { name: "Rights" })).toHaveAttribute("href", "#rights");
});

it("describes by the list what keeps the game from being published", () => {
  show({ game: { covers: [], ageRating: "NOT_SET" } });
  const button = screen.getByRole("button", { name: "Publish 1.0.0.1" });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/Age rating ?: missing.*Cover ?: missing/);
  expect(screen.getByRole("link", { name: /^Cover ?: missing$/ })).toHaveAttribute("href", "#covers");
});

it("publishes nothing while the portal has stopped the game, and says why", () => {
  show({ game: { takedownReason: "A complaint is being looked at." } });
  expect(screen.getByText("The portal has stopped this game: A complaint is being looked at.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Publish 1.0.0.1" })).toBeDisabled();
});

it("says what saving the game's own storage means", () => {
  show({ game: { savesStorage: true } });
  const box = screen.getByRole("checkbox", { name: "Save what the game stores in the browser to players’ accounts" });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(/localStorage or IndexedDB/);
});

it("has a box for each thing that the game may ask players for", () => {
  show({ game: { permissions: ["MICROPHONE"] } });
  const group = screen.getByRole("group", { name: "What the game may ask players for" });
  expect(group).toHaveAccessibleDescription(/The browser asks the player/);
  const ticked = within(group)
    .getAllByRole<HTMLInputElement>("checkbox")
    .map(({ name, checked }) => [name, checked]);
  expect(ticked).toEqual([
    ["CAMERA", false],
    ["MICROPHONE", true],
    ["MIDI", false],
    ["MOTION", false],
  ]);
});

it("counts the testers of each track that is not public", () => {
  const testers = [{ userId: RELEASE_ID, username: "mira" }];
  show({ game: { tracks: [aTrack({ testers }), aPublicTrack()] } });
  expect(screen.getByText("Testers: 1")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Remove mira", hidden: true })).toBeInTheDocument();
});

it("opens the form that was refused, keeps what was typed and focuses the field", () => {
  const problems = { ru: "At most 4 000 characters." };
  const form = { intent: "save-notes", subject: RELEASE_ID };
  show({ result: { ok: false, error: "invalid_request_payload", ...form, problems, values: { ru: "Очень много" } } });
  const field = screen.getByLabelText("Русский");
  expect(field).toHaveFocus();
  expect(field).toHaveValue("Очень много");
  expect(field).toHaveAttribute("lang", "ru");
  expect(field.closest("details")).toHaveAttribute("open");
});

it("names the picture that a button removes", () => {
  show();
  expect(screen.getByRole("img", { name: "Picture 1: Kite" })).toHaveAttribute("src", "/media/kite.webp");
  expect(screen.getByRole("button", { name: "Remove Picture 1: Kite" })).toBeInTheDocument();
});
