import * as z from "zod";
import { challengeCriteria, challengeType } from "~contract/entities/challenge";
import { platform } from "~contract/entities/game";
import lanternRun from "../../games/lantern-run/game.json";
import pondQuartet from "../../games/pond-quartet/game.json";
import softfall from "../../games/softfall/game.json";
import type art from "./art.json";

export type GameSlug = keyof typeof art;

const gameManifest = z.object({
  slug: z.string(),
  title: z.string(),
  platforms: z.array(platform),
  entry: z.string(),
  modes: z.array(
    z.object({ mode: z.string(), type: challengeType, criteria: challengeCriteria, maxScore: z.int().min(0) }),
  ),
  keyColor: z.string(),
});

/** What the games say of themselves (games/<slug>/game.json). */
export const GAME_MANIFESTS = {
  "lantern-run": gameManifest.parse(lanternRun),
  "pond-quartet": gameManifest.parse(pondQuartet),
  softfall: gameManifest.parse(softfall),
} satisfies Record<GameSlug, z.infer<typeof gameManifest>>;
