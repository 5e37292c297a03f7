import { describe, expect, it } from "vitest";
import type { Message, MessageData } from "~contract/entities/message";
import { MESSAGE_TYPES } from "~contract/entities/message";
import { translatorFor } from "~/i18n/i18next.server";
import { LOCALES } from "~/i18n/locales";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toInbox, toMessage } from "./message-item";

const ID = "22222222-2222-4222-8222-222222222222";
const TRACK = "33333333-3333-4333-8333-333333333333";
const party = { otherPartyUsername: "mira_k", otherPartyUserPictureUrl: "/pictures/x.webp" };

const PAYLOADS: Record<MessageData["messageType"], MessageData> = {
  FRIEND_REQUEST_NEW: { messageType: "FRIEND_REQUEST_NEW", isPending: true, mainEntityId: ID, ...party },
  FRIEND_REQUEST_ACCEPTED: { messageType: "FRIEND_REQUEST_ACCEPTED", mainEntityId: ID, ...party },
  FRIEND_BEAT_SCORE: {
    ...{ messageType: "FRIEND_BEAT_SCORE", mainEntityId: ID, ...party },
    ...{ challengeName: "One breath", gameTitle: "Lantern Run" },
  },
  FAVORITE_GROUP_NEW_GAME: {
    ...{ messageType: "FAVORITE_GROUP_NEW_GAME", mainEntityId: ID },
    ...{ gameTitle: "Two on a Floe", studioName: "Paper Moth", groupName: "paper-moth" },
  },
  FAVORITE_GAME_UPDATED: { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID, gameTitle: "Seaglass" },
  FAVORITE_GROUP_NEW_CHALLENGE: {
    ...{ messageType: "FAVORITE_GROUP_NEW_CHALLENGE", mainEntityId: ID },
    ...{ challengeName: "Low tide Sunday", studioName: null, groupName: "Low Tide Lab" },
  },
  FAVORITE_GAME_NEW_CHALLENGE: {
    ...{ messageType: "FAVORITE_GAME_NEW_CHALLENGE", mainEntityId: ID },
    ...{ challengeName: "One breath", gameTitle: "Lantern Run" },
  },
  RELEASE_DELETION_ANNOUNCED: {
    ...{ messageType: "RELEASE_DELETION_ANNOUNCED", mainEntityId: ID, gameTitle: "Seaglass" },
    ...{ version: "1.4.0.2", deletionDate: "2025-12-24T10:00:00Z" },
  },
  STUDIO_APPLICATION_APPROVED: {
    ...{ messageType: "STUDIO_APPLICATION_APPROVED", mainEntityId: ID, studioName: "Paper Moth" },
  },
  STUDIO_APPLICATION_REJECTED: {
    ...{ messageType: "STUDIO_APPLICATION_REJECTED", mainEntityId: ID, studioName: "Paper Moth" },
    reason: "Tell us {{studio}} more.",
  },
  STUDIO_PAID: {
    ...({ messageType: "STUDIO_PAID", mainEntityId: ID, studioName: "Paper Moth" } as const),
    sum: { amount: 120.5, currency: "EUR" },
  },
  STUDIO_PAYOUT_REVERSED: {
    ...({ messageType: "STUDIO_PAYOUT_REVERSED", mainEntityId: ID, studioName: "Paper Moth" } as const),
    ...{ sum: { amount: 120.5, currency: "EUR" }, reason: "The account is closed." },
  },
  GAME_SENT_BACK: {
    messageType: "GAME_SENT_BACK",
    mainEntityId: ID,
    gameTitle: "Seaglass",
    reason: "It does not start.",
  },
  GAME_APPROVED: {
    ...({ messageType: "GAME_APPROVED", mainEntityId: ID, gameTitle: "Seaglass" } as const),
    publishDate: "2026-12-03T10:00:00.000Z",
  },
  GAME_STOPPED: { messageType: "GAME_STOPPED", mainEntityId: ID, gameTitle: "Seaglass", reason: "It is copied." },
  APPEAL_REJECTED: { messageType: "APPEAL_REJECTED", mainEntityId: ID, gameTitle: "Seaglass", reason: "It is copied." },
  GAME_RESTORED: { messageType: "GAME_RESTORED", mainEntityId: ID, gameTitle: "Seaglass" },
  SCORES_DISQUALIFIED: {
    ...{ messageType: "SCORES_DISQUALIFIED", mainEntityId: ID },
    ...{ challengeName: "One breath", reason: "A bot." },
  },
  SCORES_COUNTED: {
    ...{ messageType: "SCORES_COUNTED", mainEntityId: ID },
    ...{ challengeName: "One breath", reason: "Well played." },
  },
  SCORES_REMOVED: {
    ...{ messageType: "SCORES_REMOVED", mainEntityId: ID },
    ...{ challengeName: "One breath", reason: "Nobody is that fast." },
  },
  REPORT_ANSWERED: {
    ...{ messageType: "REPORT_ANSWERED", mainEntityId: ID, subjectName: "Seaglass", answer: "SOLVED" },
  },
  SCORES_READMITTED: {
    ...{ messageType: "SCORES_READMITTED", mainEntityId: ID },
    ...{ challengeName: "One breath", reason: "A mistake." },
  },
  CHALLENGE_WON: { messageType: "CHALLENGE_WON", mainEntityId: ID, challengeName: "One breath", rank: 2 },
  ACCOUNT_NOTICE: { messageType: "ACCOUNT_NOTICE", mainEntityId: ID, notice: "SUSPENSION" },
  PURCHASE_REFUNDED: {
    ...({ messageType: "PURCHASE_REFUNDED", mainEntityId: ID, gameTitle: "Seaglass", reason: "A mistake." } as const),
    sum: { amount: 4.99, currency: "EUR" },
  },
  PURCHASE_WITHDRAWN: { messageType: "PURCHASE_WITHDRAWN", mainEntityId: ID, gameTitle: "Seaglass" },
  PURCHASE_RESTORED: { messageType: "PURCHASE_RESTORED", mainEntityId: ID, gameTitle: "Seaglass" },
  PIXELS_GRANTED: {
    ...({ messageType: "PIXELS_GRANTED", mainEntityId: ID, reason: "It was down." } as const),
    sum: { amount: 50, currency: "GPX" },
  },
  TESTER_INVITED: { messageType: "TESTER_INVITED", mainEntityId: ID, gameTitle: "Seaglass", trackId: TRACK },
  REVIEW_ANSWERED: {
    messageType: "REVIEW_ANSWERED",
    mainEntityId: ID,
    gameTitle: "Seaglass",
    studioName: "Small Hours",
  },
  REVIEW_REMOVED: {
    messageType: "REVIEW_REMOVED",
    mainEntityId: ID,
    gameTitle: "Seaglass",
    reason: "It is an insult.",
  },
  REVIEW_RESTORED: { messageType: "REVIEW_RESTORED", mainEntityId: ID, gameTitle: "Seaglass", reason: "It is none." },
};

function messageOf(data: MessageData): Message {
  return { messageId: ID, read: false, createdAt: "2025-11-20T10:00:00Z", expiredAt: null, data };
}

const view = aViewContext();
const sentenceText = (data: MessageData) =>
  toMessage(messageOf(data), view)
    .sentence.map(({ text, isName }) => (isName ? `*${text}*` : text))
    .join("");

describe("toMessage", () => {
  it.each([
    ["FRIEND_REQUEST_NEW", "*mira_k* wants to be friends", "/users/mira_k/"],
    ["FRIEND_REQUEST_ACCEPTED", "*mira_k* accepted your friend request", "/users/mira_k/"],
    ["FRIEND_BEAT_SCORE", "*mira_k* beat your best score in *One breath*", `/challenges/${ID}/`],
    ["FAVORITE_GROUP_NEW_GAME", "*Paper Moth* released *Two on a Floe*", `/games/${ID}/`],
    ["FAVORITE_GAME_UPDATED", "*Seaglass* was updated", `/games/${ID}/`],
    ["FAVORITE_GROUP_NEW_CHALLENGE", "*Low Tide Lab* started a challenge: *Low tide Sunday*", `/challenges/${ID}/`],
    ["FAVORITE_GAME_NEW_CHALLENGE", "New challenge in *Lantern Run*: *One breath*", `/challenges/${ID}/`],
    [
      "RELEASE_DELETION_ANNOUNCED",
      "Version *1.4.0.2* of *Seaglass* is no longer playable anywhere and will be deleted on *24 Dec 2025*",
      `/studio/games/${ID}/`,
    ],
    ["STUDIO_APPLICATION_APPROVED", "Your studio *Paper Moth* is approved: you can upload games now", `/studio/${ID}/`],
    [
      "STUDIO_APPLICATION_REJECTED",
      "Your application for *Paper Moth* was rejected: Tell us {{studio}} more.",
      "/studio/",
    ],
    ["STUDIO_PAID", "*Paper Moth* was paid *120.5 EUR*", `/studio/${ID}/earnings/`],
    [
      "STUDIO_PAYOUT_REVERSED",
      "The payment of *120.5 EUR* to *Paper Moth* did not arrive: The account is closed.",
      `/studio/${ID}/earnings/`,
    ],
    ["GAME_STOPPED", "The portal has stopped *Seaglass*: It is copied.", `/studio/games/${ID}/`],
    ["GAME_SENT_BACK", "The portal has sent *Seaglass* back: It does not start.", `/studio/games/${ID}/`],
    [
      "GAME_APPROVED",
      "The portal has approved *Seaglass*, which appears on *3 Dec 2026, 10:00 UTC*",
      `/studio/games/${ID}/`,
    ],
    ["GAME_RESTORED", "*Seaglass* is no longer stopped", `/studio/games/${ID}/`],
    ["SCORES_DISQUALIFIED", "Your scores in *One breath* no longer count: A bot.", `/challenges/${ID}/`],
    ["SCORES_READMITTED", "Your scores in *One breath* count again: A mistake.", `/challenges/${ID}/`],
    ["CHALLENGE_WON", "You finished *One breath* in place *2*", `/challenges/${ID}/`],
    ["ACCOUNT_NOTICE", "Your account was suspended. Read why, and until when.", "/profile/notices/"],
    ["PURCHASE_REFUNDED", "You get *4.99 EUR* back for *Seaglass*: A mistake.", "/profile/purchases/"],
    ["PURCHASE_WITHDRAWN", "*Seaglass* is not yours any more: the payment was charged back", "/profile/purchases/"],
    ["PURCHASE_RESTORED", "*Seaglass* is yours again", "/profile/purchases/"],
    ["PIXELS_GRANTED", "You have got *50 GPx*: It was down.", "/profile/purchases/"],
    ["TESTER_INVITED", "You are invited to test *Seaglass*", `/games/${ID}/tracks/${TRACK}/`],
    ["REVIEW_ANSWERED", "*Small Hours* has answered your review of *Seaglass*", `/games/${ID}/-/reviews/`],
    ["REVIEW_REMOVED", "Your review of *Seaglass* was removed: It is an insult.", `/games/${ID}/-/reviews/`],
    ["REVIEW_RESTORED", "Your review of *Seaglass* is shown again: It is none.", `/games/${ID}/-/reviews/`],
  ] as const)("has the text of %s with its names, and its link", (type, text, href) => {
    expect(sentenceText(PAYLOADS[type])).toBe(text);
    expect(toMessage(messageOf(PAYLOADS[type]), view).href).toBe(href);
  });

  it("has a request id only for a pending request", () => {
    expect(toMessage(messageOf(PAYLOADS.FRIEND_REQUEST_NEW), view).requestId).toBe(ID);
    const handled: MessageData = { messageType: "FRIEND_REQUEST_NEW", isPending: false, mainEntityId: ID, ...party };
    expect(toMessage(messageOf(handled), view).requestId).toBeNull();
    expect(toMessage(messageOf(PAYLOADS.FRIEND_REQUEST_ACCEPTED), view).requestId).toBeNull();
  });

  it("has a fallback for the name of a deleted account", () => {
    const deletedAccount: MessageData = { messageType: "FRIEND_REQUEST_ACCEPTED", mainEntityId: ID };
    expect(sentenceText(deletedAccount)).toBe("*Somebody* accepted your friend request");
    expect(toMessage(messageOf(deletedAccount), view)).toMatchObject({ href: null, picture: { url: null } });
  });

  it.each<[MessageData, string]>([
    [{ messageType: "FRIEND_REQUEST_NEW", isPending: true, mainEntityId: ID }, "*Somebody* wants to be friends"],
    [{ messageType: "FRIEND_BEAT_SCORE", mainEntityId: ID }, "*Somebody* beat your best score in *a challenge*"],
    [{ messageType: "FAVORITE_GROUP_NEW_GAME", mainEntityId: ID }, "*A studio* released *a game*"],
    [{ messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID }, "*a game* was updated"],
    [{ messageType: "GAME_STOPPED", mainEntityId: ID, reason: "A copy." }, "The portal has stopped *a game*: A copy."],
    [
      { messageType: "FAVORITE_GROUP_NEW_CHALLENGE", mainEntityId: ID },
      "*A studio* started a challenge: *a challenge*",
    ],
    [{ messageType: "FAVORITE_GAME_NEW_CHALLENGE", mainEntityId: ID }, "New challenge in *a game*: *a challenge*"],
  ])("has fallbacks for missing names: %o", (data, text) => {
    expect(sentenceText(data)).toBe(text);
  });

  it.each([
    ["FRIEND_REQUEST_NEW", { url: "/pictures/x.webp" }],
    ["FRIEND_BEAT_SCORE", { url: "/pictures/x.webp" }],
    ["FAVORITE_GROUP_NEW_GAME", { icon: "gamepad-2" }],
    ["FAVORITE_GAME_UPDATED", { icon: "gamepad-2" }],
    ["FAVORITE_GROUP_NEW_CHALLENGE", { icon: "trophy" }],
    ["FAVORITE_GAME_NEW_CHALLENGE", { icon: "trophy" }],
  ] as const)("has for %s the person's picture, else an icon", (type, picture) => {
    expect(toMessage(messageOf(PAYLOADS[type]), view).picture).toEqual(picture);
  });

  it("has no picture URL if the person who beat a score has none", () => {
    const data: MessageData = { messageType: "FRIEND_BEAT_SCORE", mainEntityId: ID };
    expect(toMessage(messageOf(data), view).picture).toEqual({ url: null });
  });

  it("is unread unless read", () => {
    const message = messageOf(PAYLOADS.FAVORITE_GAME_UPDATED);
    expect(toMessage(message, view)).toMatchObject({ isUnread: true, date: "20 Nov 2025", sentAt: message.createdAt });
    expect(toMessage({ ...message, read: true }, view).isUnread).toBe(false);
  });

  it("splits its sentence into names and other text, without gaps", () => {
    expect(toMessage(messageOf(PAYLOADS.FAVORITE_GROUP_NEW_GAME), view).sentence).toEqual([
      { text: "Paper Moth", isName: true },
      { text: " released ", isName: false },
      { text: "Two on a Floe", isName: true },
    ]);
  });

  it("removes the markers around names, even around an empty one", () => {
    const data: MessageData = { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: ID, gameTitle: "" };
    const { sentence } = toMessage(messageOf(data), view);
    expect(sentence).toHaveLength(1);
    expect(sentence[0]?.text).not.toContain("\u0003");
  });

  it("does not interpret names", () => {
    const odd: MessageData = {
      messageType: "FAVORITE_GAME_UPDATED",
      mainEntityId: ID,
      gameTitle: "{{game}} $t(x) <b>\u0002",
    };
    expect(sentenceText(odd)).toBe("*{{game}} $t(x) <b>* was updated");
  });

  it.each(LOCALES)("names everything in %s", (locale) => {
    const local = { ...view, locale, t: translatorFor(locale) };
    for (const type of MESSAGE_TYPES) {
      const { sentence } = toMessage(messageOf(PAYLOADS[type]), local);
      expect(sentence.some(({ isName }) => isName)).toBe(type !== "ACCOUNT_NOTICE");
      const text = sentence.map((part) => part.text).join("");
      expect(text.replace("{{studio}} more", "")).not.toMatch(/\{\{|messages\./);
    }
  });
});

describe("toInbox", () => {
  const inbox = (isUnread: boolean, currPage = 0, unread: number | null = 3) => {
    const pagination = { currPage, numPerPage: 1, totalItems: 2, totalPages: 2 };
    const list = { messages: [messageOf(PAYLOADS.FAVORITE_GAME_UPDATED)], pagination };
    return toInbox({ list, unread, isUnread }, aViewContext({ locale: "de" }));
  };

  it("lists the messages in the viewer's language", () => {
    const { messages, unread, isUnreadOnly } = inbox(false);
    expect(messages).toMatchObject([{ id: ID, href: `/de/games/${ID}/` }]);
    expect({ unread, isUnreadOnly }).toEqual({ unread: 3, isUnreadOnly: false });
    expect(inbox(false, 0, null).unread).toBeNull();
  });

  it("links to all and to unread messages, on their first pages", () => {
    for (const isUnread of [false, true]) {
      expect(inbox(isUnread, 1)).toMatchObject({
        isUnreadOnly: isUnread,
        allHref: "/de/messages/",
        unreadHref: "/de/messages/?unread=true",
      });
    }
  });

  it("pages and returns within the same list", () => {
    expect(inbox(false, 1)).toMatchObject({ here: "/de/messages/?page=1", pager: { previous: "/de/messages/" } });
    expect(inbox(true)).toMatchObject({
      here: "/de/messages/?unread=true",
      pager: { next: "/de/messages/?unread=true&page=1" },
    });
  });
});
