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
import { gameManifest, type GameManifest } from "./game-manifest";

export type GameSlug = keyof typeof art;

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
} satisfies Record<GameSlug, GameManifest>;
