import { DRAFT, KITES, REVISIONS, SAVED } from "./desk";
import { ID, MOMENT, PAGINATION as pagination } from "./entities";

const ANYTHING = {};
const NEWS_CONTENT = { studioId: ID, title: KITES, text: KITES, gameId: ID };
const CHOICE = { studioId: ID, name: "Fennec Works" };

export const DESK_STUDIO_NEWS_SAMPLES: Readonly<Record<string, unknown>> = {
  listDeskStudioNews: {
    items: [
      {
        ...{ subjectId: ID, name: "Kites", state: "SCHEDULED", publishDate: MOMENT, failure: "news_game_unknown" },
        ...{ missingLocales: ["tr"], studioName: "Fennec Works", firstPublishDate: MOMENT },
      },
    ],
    pagination,
  },
  readDeskStudioNews: {
    ...{ state: "CHANGED", version: "revision-2", published: NEWS_CONTENT },
    draft: { ...DRAFT, content: NEWS_CONTENT, failure: "news_game_unknown" },
    revisions: REVISIONS,
  },
  createStudioNewsDraft: SAVED,
  saveStudioNewsDraft: SAVED,
  discardStudioNewsDraft: ANYTHING,
  publishStudioNews: ANYTHING,
  archiveStudioNews: ANYTHING,
  restoreStudioNewsRevision: SAVED,
  listStudioChoices: { studios: [CHOICE], named: CHOICE },
};
