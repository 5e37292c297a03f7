import { expect, test } from "./portal";
import { playToScore, attachScript } from "./scripted-game";
import { challengePath, gamePath } from "./seeded-addresses";
import { touchOffset } from "./touch-session";

/** An active challenge that ends soon, or the game's own page where there is none. */
const PLACES = {
  "lantern-run": challengePath("one-breath"),
  "tall-order": challengePath("order-up"),
  "long-noodle": challengePath("empty-bowl"),
  rubblebelt: challengePath("no-spare-ship"),
  "pond-quartet": challengePath("same-song"),
  "truffle-hunch": challengePath("keen-nose"),
  "ribbon-rally": challengePath("eighty-words"),
  softfall: challengePath("five-pads"),
  "parcel-owl": challengePath("spare-the-soles"),
  seaglass: challengePath("low-tide-sunday"),
  "two-on-a-floe": gamePath("two-on-a-floe"),
  kilnbreak: challengePath("one-wall"),
} as const;

const SLUGS = [
  ...(["lantern-run", "tall-order", "long-noodle", "rubblebelt", "pond-quartet", "truffle-hunch"] as const),
  ...(["ribbon-rally", "softfall", "parcel-owl", "seaglass", "two-on-a-floe", "kilnbreak"] as const),
];

/** Scripted input is faster than a person here, so the score is rejected or held for review. */
const INHUMAN = /^New best: |out of the game’s range|far ahead of everyone else/;
const SCORE_RESULTS: Readonly<Record<string, RegExp>> = { "ribbon-rally": INHUMAN, "truffle-hunch": INHUMAN };

/** Played in every run; the other games only in the weekly run. */
const DAILY: readonly string[] = ["lantern-run", "rubblebelt"];

/** Most games take ten seconds, one takes fifty; slow machines need the rest. */
const MAX_TEST_MS = 300_000;

test.describe.configure({ mode: "parallel" });

for (const slug of SLUGS) {
  test(
    `${slug} is played to a score by input from outside its frame`,
    { tag: DAILY.includes(slug) ? [] : "@weekly" },
    async ({ page, isMobile, consoleErrors }) => {
      test.setTimeout(MAX_TEST_MS);
      if (isMobile) await touchOffset(page.context());
      const { onMessage } = await attachScript(page);
      await page.goto(PLACES[slug]);
      const score = await playToScore(page, slug, { isTouch: isMobile, onMessage });
      expect(score).toBeGreaterThan(0);
      const isChallenge = PLACES[slug].startsWith("/challenges/");
      if (isChallenge) await expect(page.getByText(SCORE_RESULTS[slug] ?? /^New best: /)).toBeVisible();
      // The browser logs a rejected score.
      if (slug in SCORE_RESULTS)
        consoleErrors.splice(0, Infinity, ...consoleErrors.filter((line) => !line.includes(" 409 ")));
    },
  );
}
