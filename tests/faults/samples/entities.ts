import { inGameChallenge } from "~contract/entities/in-game";
import { aChallenge, aRanking } from "../../fixtures/a-challenge";
import { aSection, aTextAttribute } from "../../fixtures/a-configuration";
import { aCover, aGame } from "../../fixtures/a-game";
import { aTag } from "../../fixtures/a-tag";
import { someGameDetails } from "../../fixtures/some-game-details";

// Every field filled, optional ones included, so that each can be removed; lists have one item.
export const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77";
export const MOMENT = "2026-11-20T18:30:00Z";
export const TRANSLATIONS = { de: "Laternenlauf" };
const VARIANT = { variantKey: "webp-640x360", url: "/media/a.webp", mimeType: "image/webp", width: 640, height: 360 };
const TEXT = { value: "Jump", translations: TRANSLATIONS };

export const PAGINATION = { currPage: 0, numPerPage: 25, totalItems: 1, totalPages: 1 };
export const VARIANTS = [VARIANT];
export const COVER = aCover({ variants: VARIANTS });
export const TAG = aTag({ titleTranslations: TRANSLATIONS });
export const STUDIO = { name: "Fennec Works", studioId: ID };
export const RANKING = aRanking({ avatarVariants: VARIANTS });

export const GAME_ITEM = {
  itemId: ID,
  type: "FULL_VERSION" as const,
  price: 400,
  discountedPrice: 300,
  currency: "RPX",
  activeGameItemClaimPeriod: { startsAt: MOMENT, endsAt: MOMENT },
};

const GRAPHIC = { alias: "hero", url: "/media/hero.webp", variants: VARIANTS };

export const GAME = aGame({
  tags: [TAG],
  covers: [COVER],
  banners: [GRAPHIC],
  graphics: [GRAPHIC],
  gameItems: [GAME_ITEM],
  favoriteId: ID,
  feedEntry: { feedId: ID, feedVersion: "1", entryId: ID, votes: 3, hasVotedFor: true },
});

export const CHALLENGE = aChallenge({
  covers: [COVER],
  favoriteId: ID,
  game: GAME,
  leaderboardPosition: 4,
  personalBest: RANKING,
  topScore: RANKING,
  winners: [{ rank: 1, username: "juno", score: 700 }],
  disqualification: { score: 700, reason: "A bot." },
});

export const STICKER = {
  stickerId: ID,
  alias: "lantern",
  title: "Lantern",
  note: "Lights the way",
  currency: "GPX" as const,
  amount: 50,
  cover: COVER,
};

export const GAME_DETAILS = someGameDetails({
  ...GAME,
  averageGameRating: 4.5,
  ratingCount: 12,
  maxPlayers: 2,
  userGameRating: 5,
  favoriteId: ID,
  gallery: [{ type: "IMAGE", url: "/media/1.webp", thumbnailUrl: "/media/1-small.webp", variants: VARIANTS }],
  gameEngine: {
    alias: "own",
    gameEngineId: ID,
    title: "Own engine",
    url: "https://engine.example.org/",
    translations: TRANSLATIONS,
    default: false,
  },
  gameControlGroups: [{ title: TEXT, subgroups: [{ title: TEXT, controls: [{ action: TEXT, input: TEXT }] }] }],
  longDescription: "One lantern.",
  publisher: { publisherId: ID, title: "Fennec", url: "https://fennec.example.org/" },
  paymentProvider: "STRIPE",
  receivedStickers: [{ ...STICKER, uses: 2 }],
  tippingAmount: 10,
  tippingCurrency: "RPX",
  achievements: [
    {
      ...{ achievementId: ID, key: "kilometre", title: "Roofs", description: "Run.", isHidden: false },
      ...{ points: 20, share: 0.25, unlockedAt: MOMENT },
    },
  ],
  whatsNew: { version: "1.4.0.0", date: MOMENT, notes: TEXT },
});

export const SECTION = aSection({
  description: "What is new",
  nameTranslations: TRANSLATIONS,
  descriptionTranslations: TRANSLATIONS,
  feedTitleTranslations: TRANSLATIONS,
  feedDescription: "New games",
  feedDescriptionTranslations: TRANSLATIONS,
  devices: "PHONE",
});

const ATTRIBUTES = [
  aTextAttribute("Headline", "New", TRANSLATIONS),
  { name: "Cover images", type: "ASSET", url: "/media/a.webp", variants: VARIANTS },
  { name: "Breakpoint", type: "ANY", value: 900 },
];

export const FEED_ENTRIES = [
  { entryId: ID, attributes: ATTRIBUTES, customContentItemType: "FAQ" },
  { entryId: ID, attributes: [], game: GAME },
  { entryId: ID, attributes: [], challenge: CHALLENGE },
  { entryId: ID, attributes: [], tag: TAG },
];

export const PERSON = { userId: ID, username: "juno", pictureUrl: "/media/juno.webp", pictureVariants: VARIANTS };

export const FRIEND = { ...PERSON, friendsSince: MOMENT, lastActive: "TODAY" };

export const PROFILE = {
  userId: ID,
  userVersion: "3",
  username: "juno",
  name: "Juno K.",
  email: "juno@example.org",
  description: "Runs",
  birthdate: "1999-02-28",
  countryCode: "PL",
  defaultRegion: "eu",
  createdDate: MOMENT,
  marketingConsent: false,
  digestConsent: false,
  pictureUrl: "/media/juno.webp",
  pictureVariants: VARIANTS,
  signUpComplete: true,
  signUpSteps: [{ stepName: "AVATAR", status: "DONE", completionDate: MOMENT, valueHint: "fox" }],
  privacy: {
    ...{ favorites: "FRIENDS", recentGames: "NOBODY", bestScores: "EVERYONE" },
    ...{ stickers: "FRIENDS", country: "EVERYONE", lastActive: "FRIENDS" },
  },
};

const PIXELS = { currency: "RPX", amount: 20 };
const OFFER = { codeValue: "LANTERN", targetUrl: "https://store.example.org/" };

export const QUEST = {
  alias: "play-three",
  questType: "PLAY_GAMES",
  title: TEXT,
  description: TEXT,
  callToAction: TEXT,
  coverImageUrl: "/media/quest.webp",
  coverVariants: VARIANTS,
  rewardType: "PIXELS",
  pixelsReward: PIXELS,
  offerCodeReward: OFFER,
  rewards: [
    {
      rewardType: "PIXELS",
      pixelsReward: PIXELS,
      offerCodeReward: OFFER,
      privilegedFeatureReward: { alias: "themes" },
      sharedContentReward: { sharedContentId: ID, title: "Wallpaper", url: "/media/wall.webp" },
    },
  ],
  progress: 1,
  maximumProgress: 3,
  completed: false,
  callToActionUrl: "/discover/",
  claimable: false,
};

export const ORDER = {
  ...{ orderId: ID, status: "PENDING", game: GAME, itemId: ID, price: 4.99, currency: "EUR", createdAt: MOMENT },
  ...{ provider: "STRIPE", paymentUrl: "https://pay.example.org/1" },
};

export const PURCHASE = {
  ...{ purchaseId: ID, game: GAME, itemId: ID, itemType: "FULL_VERSION", price: 300, currency: "RPX" },
  ...{ purchasedAt: MOMENT, receiptNumber: "20261120-5B0D4C9E", provider: "XSOLLA" },
  ...{ refunded: 20, withdrawnDate: MOMENT, tax: 5 },
};

/** The reduced forms of in-game calls. */
const { gameId, gameShortId, gameVersion, title, studio } = GAME;
export const IN_GAME_GAME = { gameId, gameShortId, gameVersion, title, studio };

export const IN_GAME_CHALLENGE = inGameChallenge.parse({
  ...CHALLENGE,
  coverArt: "https://games.example.org/media/a.webp",
});

export const IN_GAME_SCORE = {
  achievementDate: MOMENT,
  countryCode: "PT",
  player: { userId: ID, username: "juno", avatarUrl: "https://games.example.org/media/juno.webp" },
  score: 1240,
  scoreId: "17",
};
