import { ID, MOMENT, PAGINATION as pagination, TRANSLATIONS } from "./entities";

const ANYTHING = {};
const HASH = "a".repeat(64);
const PERSON = { userId: ID, username: "juno" };
const PAGE = "https://portal.test/games/ab12cd/kite/";

const MEMBER = { ...PERSON, pictureUrl: "/media/juno.webp", role: "OWNER", joinedDate: MOMENT };
const INVITATION = {
  invitationId: ID,
  email: "moss@example.org",
  role: "TESTER",
  creationDate: MOMENT,
  expiryDate: MOMENT,
};
const TOKEN = {
  ...{ tokenId: ID, name: "Build server", scopes: ["gamedev:read"], gameId: ID, username: "juno" },
  ...{ creationDate: MOMENT, expiryDate: MOMENT, lastUsedDate: MOMENT },
};
const APPLICATION = {
  ...{ applicationId: ID, name: "Kite Club", website: "https://kites.example.org/", message: "We fly." },
  ...{ state: "REJECTED", reason: "Tell us more.", studioId: ID, creationDate: MOMENT },
};
const STUDIO = {
  ...{ studioId: ID, name: "Kite Club", contactEmail: "", longDescription: "", creationDate: MOMENT },
  ...{ gameMaxSize: 1024, role: "OWNER", storedBytes: 10, maxStoredBytes: 100 },
  members: [{ ...PERSON, pictureUrl: "/media/juno.webp" }],
};

const TRACK = {
  ...{ trackId: ID, name: "internal", isPublic: false, releaseId: ID, version: "1.0.0.1", testers: [PERSON] },
  shareUrl: `${PAGE}tracks/${ID}/`,
};
const GAME = {
  ...{ gameId: ID, shortId: "ab12cd", title: "Kite", version: "1.0.0.1" },
  ...{ publicShareUrl: PAGE, internalShareUrl: TRACK.shareUrl, editUrl: `https://portal.test/studio/games/${ID}/` },
  studio: { studioId: ID, name: "Kite Club" },
  gameEngine: { alias: "godot", gameEngineId: ID, title: "Godot", url: "https://godot.example.org/", isDefault: false },
};
export const GAME_PICTURES = {
  covers: [
    {
      ...{ coverId: "cover", coverUrl: "/media/kite.webp", narrowCoverUrl: "/media/kite-narrow.webp", focusX: 40 },
      ...{ aspectRatio: "16:9", type: "IMAGE" },
    },
  ],
  graphics: [{ assetId: "sky", url: "/media/sky.webp", thumbnailUrl: "/media/sky-small.webp", type: "IMAGE" }],
};
const GAME_DETAILS = {
  ...GAME,
  ...{ shortDescription: "Keep it in the air.", ageRating: "EVERYONE", platforms: ["DESKTOP"] },
  ...GAME_PICTURES,
  ...{
    isPublished: true,
    declaredHosts: ["scores.example.org"],
    savesStorage: false,
    permissions: ["CAMERA"],
    takedownReason: "A copy.",
    takedownAppeal: { text: "It is ours.", date: MOMENT, answer: { reason: "It is not.", date: MOMENT } },
    needsReview: true,
  },
  review: {
    ...{ state: "SENT_BACK", releaseId: ID, version: "1.0.0.1", submittedDate: MOMENT, wishedDate: MOMENT },
    ...{ publishDate: MOMENT, reason: "It does not start." },
  },
  rights: { holder: "Kite Club", isOwnWork: true, declaredDate: MOMENT },
  tracks: [TRACK],
};

const REPORT = {
  engine: { name: "Godot", version: "4.5" },
  ...{ entry: "index.html", files: 1, bytes: 100, firstFrameBytes: 50, hosts: ["scores.example.org"] },
  kinds: [{ kind: "text/html", files: 1, bytes: 100 }],
  needs: { wasm: true, threads: false, isolation: false },
  warnings: [{ code: "other_hosts", file: "game.js" }],
};
const RELEASE = {
  ...{ releaseId: ID, buildId: HASH, version: "1.0.0.1", notes: TRANSLATIONS, report: REPORT },
  ...{ creationDate: MOMENT, deletionDate: MOMENT },
};
const UPLOAD = {
  ...{ uploadId: ID, gameId: ID, state: "REFUSED", track: "internal", version: "1.0.0.1", releaseId: ID },
  ...{ bytes: 100, receivedBytes: 100, checkedBytes: 10, totalBytes: 200 },
  refusals: [{ code: "zip_file_too_large", file: "sky.data", limit: 10 }],
};

export const DEVELOPER_SAMPLES: Readonly<Record<string, unknown>> = {
  getDeveloperProfile: { ...PERSON, pictureUrl: "/media/juno.webp" },
  listDeveloperStudios: { studios: [STUDIO], pagination },
  listApplications: { applications: [APPLICATION] },
  applyForStudio: APPLICATION,
  getStudioTeam: { studio: STUDIO, members: [MEMBER], invitations: [INVITATION], tokens: [TOKEN] },
  inviteMember: { invitation: INVITATION, link: "https://portal.test/studio/invitations/abc/" },
  revokeInvitation: ANYTHING,
  acceptInvitation: { studioId: ID, name: "Kite Club", role: "TESTER" },
  changeMember: MEMBER,
  removeMember: ANYTHING,
  createStudioToken: { token: TOKEN, secret: "sps_abc" },
  revokeStudioToken: { revokedDate: MOMENT },
  listDeveloperGames: { games: [GAME], pagination },
  createGame: GAME,
  getDeveloperGame: GAME_DETAILS,
  updateGame: GAME_DETAILS,
  declareRights: GAME_DETAILS,
  addGameCover: GAME_DETAILS,
  removeGameCover: GAME_DETAILS,
  addGameGraphic: GAME_DETAILS,
  placeGameGraphic: GAME_DETAILS,
  removeGameGraphic: GAME_DETAILS,
  findStoredFiles: { stored: [HASH] },
  startUpload: UPLOAD,
  listUploads: { uploads: [UPLOAD] },
  getUpload: UPLOAD,
  cancelUpload: ANYTHING,
  putUploadPart: UPLOAD,
  uploadBundle: UPLOAD,
  listReleases: { releases: [RELEASE], pagination },
  changeReleaseNotes: RELEASE,
  publishGame: ANYTHING,
  submitGame: ANYTHING,
  withdrawGame: ANYTHING,
  listReviews: {
    reviews: [
      {
        ...{ reviewId: ID, state: "SCHEDULED", gameId: ID, shortId: "ab12cd", gameTitle: "Kite", mangledTitle: "kite" },
        ...{ studioName: "Kite Works", trackId: ID, version: "1.0.0.1", report: REPORT, ageRating: "EVERYONE" },
        ...{ shortDescription: "Keep it in the air.", platforms: ["DESKTOP"], permissions: ["CAMERA"] },
        ...{ declaredHosts: ["scores.example.org"], coverUrl: "/media/kite.webp", isStopped: true },
        ...{ rights: { holder: "Kite Works", isOwnWork: true }, submittedDate: MOMENT, wishedDate: MOMENT },
        ...{ publishDate: MOMENT, failure: "game_is_blocked" },
      },
    ],
    pagination,
  },
  decideReview: { gameTitle: "Kite" },
  switchTrack: TRACK,
  createTrack: TRACK,
  inviteTester: TRACK,
  removeTester: TRACK,
};
