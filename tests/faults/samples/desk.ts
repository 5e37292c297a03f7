import { PAGE_PICTURE } from "./desk-pictures";
import { ID, MOMENT, PAGINATION as pagination, VARIANTS } from "./entities";

const ANYTHING = {};
export const SAVED = { subjectId: ID, version: "revision-2" };
export const KITES = {
  ...{ en: "Kites", de: "Drachen", es: "Cometas", pl: "Latawce", "pt-br": "Pipas", ru: "Змеи", tr: "Uçurtmalar" },
};
const TAG_CONTENT = {
  ...{ alias: "kites", displayOrder: 3, icon: "star" },
  title: KITES,
  ...{ parentTagId: ID, synonyms: ["kite"] },
};
const CHALLENGE_CONTENT = {
  ...{ gameId: ID, mode: "", art: "night", isMonthly: false, seed: 7 },
  ...{ name: KITES, shortDescription: KITES, longDescription: KITES, startsAt: MOMENT, endsAt: MOMENT },
};
const SECTION = {
  ...{ sectionId: ID, sectionType: "GAME_ROW_SIMPLE", name: KITES, description: KITES, feedAlias: "home-kites" },
  ...{ isHidden: false, visibleFor: "GUESTS", devices: "PHONE", locales: ["en", "de"] },
  ...{ countries: ["DE", "PL"], exceptCountries: [] },
  ...{ startsAt: MOMENT, endsAt: MOMENT },
};
/** Ids are unique on a page. */
const anEntryId = (place: number) => ID.slice(0, -1) + String(place);
const ENTRIES = [
  {
    ...{ entryId: anEntryId(1), subject: { kind: "GAME", gameId: ID } },
    attributes: [{ name: "Headline", type: "LOCALIZABLE_STRING", value: "Kites", translations: KITES }],
  },
  { entryId: anEntryId(2), subject: { kind: "CHALLENGE", challengeId: ID }, attributes: [] },
  { entryId: anEntryId(3), subject: { kind: "TAG", tagId: ID }, attributes: [] },
  {
    ...{ entryId: anEntryId(4), subject: { kind: "CUSTOM", customType: "URL" } },
    attributes: [
      { name: "Breakpoint", type: "ANY", value: "tablet" },
      { name: "Cover images", type: "ASSET", url: "/media/covers/kite/night/webp-640x360.webp", variants: VARIANTS },
    ],
  },
];
const DIFFERENCE = { before: { role: "Drache" }, after: { role: "Drachen" } };
const COMPARED = { ...DIFFERENCE, changes: ["MOVED", "CHANGED"], move: { from: 3, to: 1, fromSection: KITES } };
const PAGE_CONTENT = { alias: "home", sections: [{ ...SECTION, entries: ENTRIES }] };
const SUBJECTS = [
  { id: ID, name: "Kite", pictureUrl: "/media/covers/kite/night/webp-320x180.webp", isPublished: true },
];
const GAME_CONTENT = {
  ...{ title: "Kite", shortDescription: KITES, longDescription: KITES, platforms: ["DESKTOP"] },
  ...{ ageRating: "EVERYONE", tags: [ID], releaseDate: MOMENT, paymentProvider: "STRIPE" },
  features: {
    ...{ maxPlayers: 4, savesEnabled: true, preloadingAllowed: true, autoLoadEnabled: true },
    ...{ tippingEnabled: true, tippingAmount: 5, tippingCurrency: "RPX" },
  },
  achievements: [{ key: "kites", title: KITES, description: KITES, isHidden: true, points: 10, minSeconds: 5 }],
  controlGroups: [{ title: KITES, subgroups: [{ title: KITES, controls: [{ action: KITES, input: KITES }] }] }],
  offers: {
    FULL_VERSION: { price: 30, discountedPrice: 20, currency: "RPX", claim: { startsAt: MOMENT, endsAt: MOMENT } },
    PAID_GAME: { price: 499, discountedPrice: 399, currency: "EUR", claim: { startsAt: MOMENT, endsAt: MOMENT } },
  },
};
const STUDIO_CONTENT = {
  ...{ name: "Kite Works", description: KITES, links: ["https://kites.example.org/"], pictureGameId: ID },
};
const QUEST_CONTENT = {
  ...{ alias: "kites", collectionAlias: "daily", questType: "PLAY_GAMES" },
  ...{ title: KITES, description: KITES, callToAction: KITES, callToActionUrl: "/tags/kites/" },
  cover: "/media/covers/kite/night/webp-640x360.webp",
  rewards: [
    { rewardType: "PIXELS", currency: "RPX", amount: 5 },
    { rewardType: "OFFER_CODE", codeValue: "KITE-5", targetUrl: "https://kites.example/" },
    { rewardType: "PRIVILEGED_FEATURE", alias: "avatar-frame-crown" },
    { rewardType: "SHARED_CONTENT", sharedContentId: ID },
  ],
  ...{ payment: "CLAIM", maximumProgress: 3, position: 0 },
};
const COLLECTION = {
  ...{ alias: "daily", collectionType: "DAILY_QUESTS" },
  ...{ refreshHours: 24, maxNewQuestsAtRefresh: 3, maxQuestsAvailable: 5 },
};
const TAG_CHOICE = { tagId: ID, alias: "kites", title: "Kites", parentTagId: null };
const SIMULATED = { subjectId: ID, title: "Kites", questType: "PLAY_GAMES", isScheduled: true };
export const REVISIONS = [{ number: 2, date: MOMENT, author: "juno", isArchived: false }];
export const DRAFT = { changeDate: MOMENT, author: "juno", publishDate: MOMENT };

export const DESK_SAMPLES: Readonly<Record<string, unknown>> = {
  listDeskTags: {
    items: [
      {
        ...{ subjectId: ID, alias: "kites", name: "Kites", state: "SCHEDULED", publishDate: MOMENT },
        ...{ failure: "tag_alias_taken", parentTitle: "Theme", gameCount: 3, missingLocales: ["tr"] },
      },
    ],
    pagination,
  },
  listTagChoices: { common: [TAG_CHOICE], isComplete: false, named: [TAG_CHOICE] },
  readDeskTag: {
    ...{ state: "CHANGED", version: "revision-2", published: TAG_CONTENT },
    draft: { ...DRAFT, content: TAG_CONTENT, failure: "tag_alias_taken" },
    revisions: REVISIONS,
  },
  createTagDraft: SAVED,
  saveTagDraft: SAVED,
  discardTagDraft: ANYTHING,
  publishTag: ANYTHING,
  archiveTag: ANYTHING,
  restoreTagRevision: SAVED,
  mergeTag: ANYTHING,
  listDeskChallenges: {
    items: [
      {
        ...{ subjectId: ID, name: "Kites", gameTitle: "Kite", state: "SCHEDULED", publishDate: MOMENT },
        ...{ failure: "game_not_found", phase: "RUNNING", startsAt: MOMENT, endsAt: MOMENT, players: 3 },
        missingLocales: ["tr"],
      },
    ],
    pagination,
  },
  listChallengeGames: {
    games: [
      {
        ...{ gameId: ID, title: "Kite", modes: [{ mode: "", type: "points", criteria: "highest_wins" }] },
        pictures: [{ name: "night", url: "/media/covers/kite/night/webp-320x180.webp" }],
      },
    ],
  },
  readDeskChallenge: {
    ...{ state: "CHANGED", version: "revision-2", published: CHALLENGE_CONTENT },
    draft: { ...DRAFT, content: CHALLENGE_CONTENT, failure: "game_not_found" },
    revisions: REVISIONS,
  },
  createChallengeDraft: SAVED,
  saveChallengeDraft: SAVED,
  discardChallengeDraft: ANYTHING,
  publishChallenge: ANYTHING,
  archiveChallenge: ANYTHING,
  restoreChallengeRevision: SAVED,
  listDeskPages: {
    items: [
      {
        ...{ subjectId: ID, name: "home", state: "SCHEDULED", publishDate: MOMENT, failure: "feed_alias_taken" },
        ...{ sections: 12, entries: 80, missingLocales: ["tr"] },
      },
    ],
    pagination,
  },
  readDeskPage: {
    ...{ state: "CHANGED", version: "revision-2", published: PAGE_CONTENT },
    draft: { ...DRAFT, content: PAGE_CONTENT, failure: "feed_alias_taken" },
    revisions: REVISIONS,
  },
  savePageDraft: SAVED,
  discardPageDraft: ANYTHING,
  publishPage: ANYTHING,
  restorePageRevision: SAVED,
  findEntrySubjects: { subjects: SUBJECTS },
  listPageSections: {
    ...{ alias: PAGE_CONTENT.alias, state: "CHANGED", version: "revision-2", isPublished: true, revisions: REVISIONS },
    draft: { ...DRAFT, failure: "feed_alias_taken" },
    sections: PAGE_CONTENT.sections.map((section) => ({ ...section, entryCount: 9 })),
    ...{ subjects: SUBJECTS, pagination },
  },
  readPageSection: {
    ...{ alias: PAGE_CONTENT.alias, version: "revision-2", place: 1, places: 2 },
    ...{ section: PAGE_CONTENT.sections[0], subjects: SUBJECTS, pictures: [PAGE_PICTURE] },
  },
  endChallenge: ANYTHING,
  repeatChallenge: { subjectIds: [ID] },
  listStandings: {
    ...{ name: "Kites", gameTitle: "Kite", type: "points", phase: "ENDED", isPublished: true, disqualified: 1 },
    ...{ winners: [{ rank: 1, username: "juno", score: 700 }], winnersDate: MOMENT },
    standings: [
      {
        ...{ userId: ID, username: "juno", rank: 1, scoreId: ID, score: 700, achievementDate: MOMENT },
        disqualification: { reason: "A bot.", author: "moss", date: MOMENT },
      },
    ],
    pagination,
  },
  listDeskGames: {
    items: [
      {
        ...{ subjectId: ID, name: "Kite", state: "SCHEDULED", publishDate: MOMENT, failure: "missing_game_covers" },
        ...{ missingLocales: ["tr"], studioName: "Kite Works", isStopped: true },
      },
    ],
    pagination,
  },
  listDeskQuests: {
    items: [
      {
        ...{ subjectId: ID, name: "Kites", state: "SCHEDULED", publishDate: MOMENT, failure: "quest_alias_taken" },
        ...{ missingLocales: ["tr"], questType: "PLAY_GAMES", collectionAlias: "daily", players: 3 },
        codes: { left: 3, isLow: true },
      },
    ],
    pagination,
  },
  listDeskStudios: {
    items: [
      {
        ...{ subjectId: ID, name: "Kite Works", state: "SCHEDULED", publishDate: MOMENT, failure: "studio_name_taken" },
        ...{ missingLocales: ["tr"], games: 3, members: 2 },
      },
    ],
    pagination,
  },
  readDeskStudioEntry: {
    ...{ state: "CHANGED", version: "revision-2", published: STUDIO_CONTENT },
    draft: { ...DRAFT, content: STUDIO_CONTENT, failure: "studio_name_taken" },
    revisions: REVISIONS,
  },
  createStudio: { subjectId: ID },
  saveStudioEntryDraft: SAVED,
  discardStudioEntryDraft: ANYTHING,
  publishStudioEntry: ANYTHING,
  restoreStudioEntryRevision: SAVED,
  disqualifyPlayer: { username: "juno" },
  liftDisqualification: { username: "juno" },
  removeScore: { username: "juno" },
  announceWinners: ANYTHING,
  getGameReadiness: {
    ...{ studioName: "Kite Works", shortId: "ab12cd", mangledTitle: "kite" },
    ...{ missing: ["missing_game_covers"], isStopped: true },
  },
  readDeskGameEntry: {
    ...{ state: "CHANGED", version: "revision-2", published: GAME_CONTENT, hidden: GAME_CONTENT },
    draft: { ...DRAFT, content: GAME_CONTENT, failure: "missing_game_covers" },
    revisions: REVISIONS,
  },
  saveGameEntryDraft: SAVED,
  discardGameEntryDraft: ANYTHING,
  publishGameEntry: ANYTHING,
  archiveGameEntry: ANYTHING,
  restoreGameEntryRevision: SAVED,
  listQuestChoices: {
    collections: [COLLECTION],
    sharedContents: [{ sharedContentId: ID, title: "Kites" }],
    pictures: [{ path: QUEST_CONTENT.cover, url: QUEST_CONTENT.cover, label: "Kite: night" }],
  },
  compareContent: {
    ...{ ...DIFFERENCE, names: [{ id: ID, name: "Kites" }] },
    sections: [{ ...COMPARED, id: ID, name: KITES, entries: ENTRIES.map((entry) => ({ ...COMPARED, entry })) }],
  },
  beginPreview: {
    ...{ token: "signed", expirationDate: MOMENT, at: MOMENT },
    drafts: [{ kind: "page", subjectId: ID, name: "home", failure: "tag_not_found" }],
  },
  simulateQuests: {
    date: "2026-01-05",
    collections: [
      { ...COLLECTION, refreshAt: MOMENT, quests: [SIMULATED], questCount: 1, others: [SIMULATED], otherCount: 30 },
    ],
  },
  readDeskQuest: {
    ...{ state: "CHANGED", version: "revision-2", published: QUEST_CONTENT },
    draft: { ...DRAFT, content: QUEST_CONTENT, failure: "quest_alias_taken" },
    revisions: REVISIONS,
  },
  listQuestCollections: { collections: [{ ...COLLECTION, position: 0, version: "numbers-2", quests: 6 }] },
  changeQuestCollection: { version: "numbers-3" },
  createQuestDraft: SAVED,
  saveQuestDraft: SAVED,
  discardQuestDraft: ANYTHING,
  publishQuest: ANYTHING,
  archiveQuest: ANYTHING,
  restoreQuestRevision: SAVED,
};
