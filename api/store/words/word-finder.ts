import type { RefusedWord } from "~contract/entities/refused-word";
import { GAP, toSigns, type Sign } from "./comparable-text";

/** `comparable` is what toComparable makes of the word. */
export type ListedWord = Pick<RefusedWord, "list" | "word" | "match"> & { comparable: string };

/** Words that begin alike share their nodes. */
type Node = {
  letter: string;
  next: Map<string, Node>;
  words: { listed: ListedWord; isLatin: boolean }[];
};

/** Finds each refused word of a text once, in the order of their ends. */
export type WordFinder = (text: string) => ListedWord[];

/**
 * All words are followed through a text together. A text costs as many steps as it has letters, times the words that
 * begin as it goes on at that place: never more than the lists have letters.
 */
export function createWordFinder(words: readonly ListedWord[]): WordFinder {
  const wholeWords = toTree(words.filter(({ match }) => match === "WORD"));
  const anywhere = toTree(words.filter(({ match }) => match === "ANYWHERE"));
  return (text) => {
    const found = new Set<ListedWord>();
    let open = new Set<Node>();
    for (const sign of toSigns(text)) {
      const begun = [...open, anywhere, ...(sign.isStartOfWord ? [wholeWords] : [])];
      open = follow(begun, sign);
      for (const node of open) for (const word of wordsEndingAt(node, sign)) found.add(word);
    }
    return [...found];
  };
}

function toTree(words: readonly ListedWord[]): Node {
  const root = nodeOf("");
  for (const listed of words) {
    let node = root;
    for (const letter of listed.comparable) {
      const next = node.next.get(letter) ?? nodeOf(letter);
      node.next.set(letter, next);
      node = next;
    }
    node.words.push({ listed, isLatin: !/\p{Script=Cyrillic}/u.test(listed.word) });
  }
  return root;
}

const nodeOf = (letter: string): Node => ({ letter, next: new Map(), words: [] });

function follow(nodes: Iterable<Node>, { options }: Sign): Set<Node> {
  const followed = new Set<Node>();
  for (const node of nodes) {
    for (const option of options) {
      const next = node.next.get(option);
      if (next) followed.add(next);
      if (option === node.letter && mayRepeat(option)) followed.add(node);
    }
  }
  return followed;
}

/** "baaad" is "bad", but 88 is not 8. */
const mayRepeat = (letter: string) => letter !== GAP && !/\p{N}/u.test(letter);

function wordsEndingAt({ words }: Node, { isEndOfWord, isCyrillic }: Sign): ListedWord[] {
  return words
    .filter(({ listed, isLatin }) => (listed.match === "ANYWHERE" || isEndOfWord) && !(isLatin && isCyrillic))
    .map(({ listed }) => listed);
}
