import { randomUUID } from "node:crypto";
import type { CallApi } from "~/api-client/client";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import type { Locale } from "~/i18n/locales";
import { isOfGameToContinue, valuesOfGamesToContinue } from "~/view-models/games-to-continue";
import type { UserView } from "~/view-models/root-data";
import { getFullVersion } from "~contract/calls/in-game";
import { getOwnValues, listGamesToContinue, MAX_OWN_VALUE_IDS } from "~contract/calls/library";
import { getWallet } from "~contract/calls/spending";
import type { CallData } from "~contract/define-call";
import type { OwnValue } from "./page-template.server";

type Named = [name: string, value: OwnValue];
type Answer = CallData<typeof getOwnValues>;
type Kind = "gameId" | "challengeId" | "ratedGameId" | "achievementId";

/** Reads the values with these names, such as "favorite.game.<id>"; those that the API does not tell are missing. */
export async function loadOwnValues(
  api: CallApi,
  names: readonly string[],
  { user, locale }: { user: UserView | null; locale: Locale },
): Promise<Map<string, OwnValue>> {
  const [values, money, continued] = await Promise.all([
    loadPlayValues(api, names),
    user ? loadMoneyValues(api, names) : guestMoneyValues(names),
    loadContinuedValues(api, names, locale),
  ]);
  return new Map([...userValues(user), ...values, ...money, ...continued]);
}

async function loadContinuedValues(api: CallApi, names: readonly string[], locale: Locale): Promise<Named[]> {
  if (!names.some(isOfGameToContinue)) return [];
  const { games } = await api(listGamesToContinue, { query: { locale } });
  return valuesOfGamesToContinue(names, games, locale).map(([name, value]) => [name, toOwnValue(value)]);
}

async function loadPlayValues(api: CallApi, names: readonly string[]): Promise<Named[]> {
  const ids = {
    gameId: idsIn(names, /^favorite\.game\.(.+)$/),
    challengeId: idsIn(names, /^(?:favorite\.challenge|best\.\w+)\.(.+)$/),
    ratedGameId: idsIn(names, /^rating\.(.+)$/),
    achievementId: idsIn(names, /^achievement\.(.+)$/),
  };
  const { favorites, bests, ratings, achievementIds } = await readAnswers(api, ids);
  const favoriteIds = new Map(favorites.map(({ id, favoriteId }) => [id, favoriteId]));
  const scores = new Map(bests.map(({ challengeId, score }) => [challengeId, score]));
  const stars = new Map(ratings.map(({ gameId, rating }) => [gameId, rating]));
  const unlocked = new Set(achievementIds);
  return names.flatMap((name): Named[] => {
    const [kind, type = "", id = ""] = name.split(".");
    if (kind === "favorite") return [[name, toOwnValue(favoriteIds.get(id))]];
    if (kind === "best") return [[name, toBest(scores.get(id), type)]];
    if (kind === "achievement") return [[name, toOwnValue(unlocked.has(type) ? type : null)]];
    return kind === "rating" ? [[name, toRating(stars.get(type))]] : [];
  });
}

/** "balance.<currency>", "owned.<game>.<item>", and the idempotency key of this page's forms. */
async function loadMoneyValues(api: CallApi, names: readonly string[]): Promise<Named[]> {
  const items = names.filter((name) => name.startsWith("owned."));
  const [, gameId] = items[0]?.split(".") ?? [];
  const [wallet, fullVersion] = await Promise.all([
    names.some((name) => name.startsWith("balance.")) ? api(getWallet, { query: { pageSize: 1 } }) : null,
    gameId === undefined ? null : api(getFullVersion, { params: { gameId }, query: {} }),
  ]);
  const ownedItemId = fullVersion?.isFullVersionPurchased ? fullVersion.item?.itemId : null;
  return [
    ["spend.key", toOwnValue(randomUUID())],
    ...(wallet?.balances ?? []).map(({ currency, balance }): Named => [
      `balance.${currency}`,
      toOwnValue(groupDigits(balance)),
    ]),
    // Without its name the page works out which item was bought.
    ...(ownedItemId === undefined ? [] : items.map((name) => toOwned(name, ownedItemId))),
  ];
}

function toOwned(name: string, ownedItemId: string | null): Named {
  return [name, toOwnValue(ownedItemId !== null && name.endsWith(`.${ownedItemId}`) ? ownedItemId : null)];
}

/** A guest has no wallet and owns nothing. */
function guestMoneyValues(names: readonly string[]): Named[] {
  return names.filter((name) => name.startsWith("owned.")).map((name) => [name, toOwnValue(null)]);
}

function userValues(user: UserView | null): Named[] {
  return Object.entries(user ?? {}).map(([field, value]) => [`user.${field}`, toOwnValue(value)]);
}

function idsIn(names: readonly string[], pattern: RegExp): string[] {
  return [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))];
}

async function readAnswers(api: CallApi, ids: Record<Kind, string[]>): Promise<Answer> {
  const most = Math.max(...Object.values(ids).map(({ length }) => length));
  const steps = Array.from({ length: Math.ceil(most / MAX_OWN_VALUE_IDS) }, (_, step) => step * MAX_OWN_VALUE_IDS);
  const answers = await Promise.all(
    steps.map((start) => {
      const part = (kind: Kind) => ids[kind].slice(start, start + MAX_OWN_VALUE_IDS);
      const query = {
        ...{ gameId: part("gameId"), challengeId: part("challengeId") },
        ...{ ratedGameId: part("ratedGameId"), achievementId: part("achievementId") },
      };
      return api(getOwnValues, { query });
    }),
  );
  return {
    favorites: answers.flatMap(({ favorites }) => favorites),
    bests: answers.flatMap(({ bests }) => bests),
    ratings: answers.flatMap(({ ratings }) => ratings),
    achievementIds: answers.flatMap(({ achievementIds }) => achievementIds ?? []),
  };
}

function toOwnValue(value: string | null | undefined): OwnValue {
  return { value: value ?? null, option: value ? 1 : 0 };
}

function toBest(score: number | undefined, type: string): OwnValue {
  if (score === undefined) return toOwnValue(null);
  return toOwnValue(formatScore(score, type === "duration" ? "duration" : "points"));
}

function toRating(stars: number | undefined): OwnValue {
  return { value: stars === undefined ? null : String(stars), option: stars ?? 0 };
}
