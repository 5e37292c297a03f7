import * as z from "zod";
import { challengeCriteria, challengeType } from "~contract/entities/challenge";
import { platform } from "~contract/entities/game";
import kilnbreak from "../../games/kilnbreak/game.json";
import lanternRun from "../../games/lantern-run/game.json";
import longNoodle from "../../games/long-noodle/game.json";
import parcelOwl from "../../games/parcel-owl/game.json";
import pondQuartet from "../../games/pond-quartet/game.json";
import ribbonRally from "../../games/ribbon-rally/game.json";
import rubblebelt from "../../games/rubblebelt/game.json";
import seaglass from "../../games/seaglass/game.json";
import softfall from "../../games/softfall/game.json";
import tallOrder from "../../games/tall-order/game.json";
import truffleHunch from "../../games/truffle-hunch/game.json";
import twoOnAFloe from "../../games/two-on-a-floe/game.json";
import type art from "./art.json";

export type GameSlug = keyof typeof art;

const gameManifest = z.object({
  slug: z.string(),
  title: z.string(),
  platforms: z.array(platform),
  /** How many may be in one room; left out where nobody plays together. */
  maxPlayers: z.int().min(2).max(4).optional(),
  entry: z.string(),
  modes: z.array(
    z.object({ mode: z.string(), type: challengeType, criteria: challengeCriteria, maxScore: z.int().min(0) }),
  ),
  keyColor: z.string(),
});

/** What the games say of themselves (games/<slug>/game.json). */
export const GAME_MANIFESTS = {
  "lantern-run": gameManifest.parse(lanternRun),
  "tall-order": gameManifest.parse(tallOrder),
  "long-noodle": gameManifest.parse(longNoodle),
  rubblebelt: gameManifest.parse(rubblebelt),
  "pond-quartet": gameManifest.parse(pondQuartet),
  "truffle-hunch": gameManifest.parse(truffleHunch),
  "ribbon-rally": gameManifest.parse(ribbonRally),
  softfall: gameManifest.parse(softfall),
  "parcel-owl": gameManifest.parse(parcelOwl),
  seaglass: gameManifest.parse(seaglass),
  "two-on-a-floe": gameManifest.parse(twoOnAFloe),
  kilnbreak: gameManifest.parse(kilnbreak),
} satisfies Record<GameSlug, z.infer<typeof gameManifest>>;
