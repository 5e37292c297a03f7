import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { GAME_ENTRY_CALLS } from "~contract/calls/desk-games";
import { gameContent, gameFeatures, MAX_GAME_TAGS, type GameContent } from "~contract/entities/game-content";
import { itemOffer, sellingProvider } from "~contract/entities/game-offer";
import {
  box,
  changeContent,
  momentField,
  optionalLocalizedFields,
  SAVING_FIELDS,
  textLines,
  type ContentForms,
} from "./desk-content-forms.server";
import { amountField, inSmallestUnits } from "./desk-amounts.server";
import type { DeskForm } from "./desk-form.server";
import { tagIdsOf, tagName } from "./desk-tag-names.server";
import type { PageContext } from "./page-context.server";

const { shape } = gameContent;

const claim = z.object({ startsAt: momentField.optional(), endsAt: momentField.optional() });

const offer = z
  .object({
    isOffered: z.boolean().optional(),
    price: amountField.optional(),
    discountedPrice: amountField.optional(),
    currency: itemOffer.shape.currency,
    claim: claim.optional(),
  })
  .transform(({ isOffered, price, discountedPrice, currency, claim: claimed }) => {
    if (isOffered !== true) return null;
    return {
      price: price === undefined ? undefined : inSmallestUnits(price, currency),
      discountedPrice: discountedPrice === undefined ? null : inSmallestUnits(discountedPrice, currency),
      ...{ currency, claim: claimed?.startsAt === undefined && claimed?.endsAt === undefined ? null : claimed },
    };
  })
  .pipe(itemOffer.nullable());

const features = z
  .object({
    ...{ savesEnabled: box, preloadingAllowed: box, autoLoadEnabled: box, tippingEnabled: box },
    maxPlayers: z.int().optional(),
    tippingAmount: z.int().optional(),
    tippingCurrency: gameFeatures.shape.tippingCurrency,
  })
  .transform(({ maxPlayers = null, tippingAmount = null, ...typed }) => ({ ...typed, maxPlayers, tippingAmount }))
  .pipe(gameFeatures);

const saving = gameContent
  .omit({ controlGroups: true, achievements: true })
  .extend({
    ...SAVING_FIELDS,
    moreTags: textLines.pipe(z.array(tagName).max(MAX_GAME_TAGS)),
    shortDescription: optionalLocalizedFields(shape.shortDescription),
    longDescription: optionalLocalizedFields(shape.longDescription),
    releaseDate: momentField,
    features,
    offers: z.object({ FULL_VERSION: offer, PAID_GAME: offer }),
    paymentProvider: sellingProvider.optional(),
  })
  .check(({ value: { tags, moreTags }, issues }) => {
    if (tags.length + moreTags.length <= MAX_GAME_TAGS) return;
    issues.push({ code: "too_big", origin: "array", maximum: MAX_GAME_TAGS, path: ["moreTags"], input: moreTags });
  })
  .transform(({ then, version, paymentProvider = null, ...typed }) => {
    const { title, shortDescription, longDescription, ageRating, releaseDate } = typed;
    return {
      ...{ then, version },
      content: async (page: PageContext): Promise<GameContent> => {
        const tags = new Set([...typed.tags, ...(await tagIdsOf(page, typed.moreTags))]);
        // As the API lists them, so that the same choice is no change.
        const several = { platforms: [...typed.platforms].sort(), tags: [...tags].sort() };
        const texts = { title, shortDescription, longDescription };
        const { features, offers } = typed;
        return { ...texts, ...several, ageRating, releaseDate, features, offers, paymentProvider };
      },
    };
  });

const GAME_FORMS: ContentForms<GameContent> = {
  calls: GAME_ENTRY_CALLS,
  saving,
  withRest: (content, { controlGroups, achievements }) => ({
    ...content,
    ...(controlGroups && { controlGroups }),
    ...(achievements && { achievements }),
  }),
  titleOf: ({ title }) => title,
  listPath: (locale) => deskPaths.games(locale),
  editorPath: deskPaths.game,
};

export function changeGame(page: PageContext, form: DeskForm, gameId: string) {
  return changeContent(page, form, GAME_FORMS, gameId);
}
