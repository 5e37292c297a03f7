import type { Translations } from "~contract/entities/identifiers";
import type { SeededRandom } from "./seeded-random";
import de from "./vocabulary/de.json";
import en from "./vocabulary/en.json";
import es from "./vocabulary/es.json";
import pl from "./vocabulary/pl.json";
import ptBr from "./vocabulary/pt-br.json";
import ru from "./vocabulary/ru.json";
import tr from "./vocabulary/tr.json";

type Vocabulary = typeof en;
/** A phrase has the same position in every language's list. */
type PhraseList = "actions" | "twists" | "goals" | "challenges";

const VOCABULARIES = { en, de, es, pl, "pt-br": ptBr, ru, tr } satisfies Record<string, Vocabulary>;

/** Half of the titles are English. */
const TITLE_LANGUAGES = [en, en, en, en, en, en, de, es, pl, ptBr, ru, tr];

const FIRST_SYLLABLES = "Bel Cor Dra El Fen Gal Hal Ish Kor Lun Mar Nor Or Pra Quin Rav Sel Tal Ul Vel Wyn Xan Yor Zer";
const MIDDLE_SYLLABLES = "a amo andri aro bori deli do e ebri eno ga gori i ilu imo ka lori mo na ondo ri sha ti umbra";
const LAST_SYLLABLES =
  "bar cas dell dor fell gard hold ia ka lan lia mar mere nor on ra ria ris stad th tor via wick zan";
const SYLLABLES = [FIRST_SYLLABLES, MIDDLE_SYLLABLES, LAST_SYLLABLES].map((list) => list.split(" "));

const SEQUELS = ["2", "3", "II", "III", "DX", "Zero", "2048", "Remix"] as const;
const STUDIO_KINDS = ["Games", "Studio", "Works", "Interactive", "Lab", "Arts", "Collective", "Brothers"] as const;

/** One of about fourteen thousand, so that it is rare in a search. */
export function inventName(chance: SeededRandom): string {
  return SYLLABLES.map((list) => chance.oneOf(list)).join("");
}

export function inventTitle(chance: SeededRandom): string {
  const { heads, tails } = chance.oneOf(TITLE_LANGUAGES);
  const title = `${chance.oneOf(heads)} ${chance.oneOf(tails)}`;
  const form = chance.fraction();
  if (form < 0.4) return title;
  if (form < 0.65) return `${inventName(chance)}: ${title}`;
  if (form < 0.85) return `${title} ${inventName(chance)}`;
  return `${title} ${chance.oneOf(SEQUELS)}`;
}

export function inventStudio(chance: SeededRandom): string {
  return `${inventName(chance)} ${chance.oneOf(STUDIO_KINDS)}`;
}

export function inventDescriptions(chance: SeededRandom): { short: Translations; long: Translations } {
  const [action, twist] = [chance.below(en.actions.length), chance.below(en.twists.length)];
  const [goal, afterGoal] = [chance.below(en.goals.length), 1 + chance.below(en.goals.length - 1)];
  const otherGoal = (goal + afterGoal) % en.goals.length;
  return {
    short: inAllLanguages((phrase) => `${phrase("actions", action)}: ${phrase("twists", twist)}.`),
    long: inAllLanguages(
      (phrase) =>
        `${phrase("actions", action)}: ${phrase("twists", twist)}.\n\n${phrase("goals", goal)} ${phrase("goals", otherGoal)}`,
    ),
  };
}

export function inventChallengeTexts(
  chance: SeededRandom,
  number: number,
): { name: Translations; short: Translations } {
  const [challenge, goal] = [chance.below(en.challenges.length), chance.below(en.goals.length)];
  return {
    name: inAllLanguages((phrase) => `${phrase("challenges", challenge)} ${String(number)}`),
    short: inAllLanguages((phrase) => phrase("goals", goal)),
  };
}

function inAllLanguages(text: (phrase: (list: PhraseList, index: number) => string) => string): Translations {
  return Object.fromEntries(
    Object.entries(VOCABULARIES).map(([locale, vocabulary]) => [
      locale,
      text((list, index) => vocabulary[list][index] ?? ""),
    ]),
  );
}
