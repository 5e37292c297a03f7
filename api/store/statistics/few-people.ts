import { MIN_PEOPLE, OTHER } from "~contract/entities/figures";

/** So many times, by so many different people. */
export type Cell = { value: string; count: number; people: number; amount: number };

/** Whether nobody can be told from the others behind a number. */
export function isEnough(people: number): boolean {
  return people >= MIN_PEOPLE;
}

/** To tens, so that no two numbers of people differ by fewer than ten. */
export function roundPeople(people: number): number {
  return people - (people % MIN_PEOPLE);
}

/**
 * Parts of a whole that is shown: those of fewer than ten people become "other". As the whole less the shown parts
 * would be what was folded, "other" also takes the smallest part that could have been shown.
 */
export function foldParts(parts: readonly Cell[]): Cell[] {
  const shown = parts.filter(({ people }) => isEnough(people)).sort((left, right) => right.people - left.people);
  if (shown.length === parts.length) return shown;
  const smallest = shown.pop();
  if (!smallest) return [];
  const folded = [smallest, ...parts.filter(({ people }) => !isEnough(people))];
  return [...shown, sumOf(OTHER, folded)];
}

/** People of several parts may be the same, so that there are at least as many as in the largest one. */
function sumOf(value: string, cells: readonly Cell[]): Cell {
  return {
    value,
    count: cells.reduce((sum, { count }) => sum + count, 0),
    people: Math.max(...cells.map(({ people }) => people)),
    amount: cells.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export type Whole = {
  all: Cell;
  /** Of games that are shown themselves. */
  shown: Cell;
  /** Of all other games together. */
  rest: Cell;
};

/** A whole whose games are shown as well: the others count only if the difference is of ten people or none. */
export function wholeOf({ all, shown, rest }: Whole): Cell | null {
  const whole = rest.people === 0 || isEnough(rest.people) ? all : shown;
  return isEnough(whole.people) ? whole : null;
}

/** Of a day's players those with an error: neither they nor the others, if there are any, may be fewer than ten. */
export function isShareShown({ people, others }: { people: number; others: number }): boolean {
  return isEnough(people) && (others === 0 || isEnough(others));
}

/** Of a day's players those who came back: neither they nor those who did not may be fewer than ten. */
export function isReturnShown({ returned, players }: { returned: number; players: number }): boolean {
  return isEnough(returned) && isEnough(players - returned);
}
