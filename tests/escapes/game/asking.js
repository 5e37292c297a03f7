import { addAttacks, pause } from "./attempt.js";

const ANSWER_MS = 1_000;
/** @type {Navigator & Record<string, Function>} */
const browser = navigator;

addAttacks("asking", {
  asksWhereThePlayerIs: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords.latitude), reject);
    }),
  asksForTheCamera: async () => (await navigator.mediaDevices.getUserMedia({ video: true })).id,
  asksForTheMicrophone: async () => (await navigator.mediaDevices.getUserMedia({ audio: true })).id,
  asksForTheScreen: async () => (await navigator.mediaDevices.getDisplayMedia()).id,
  asksToNotify: async () => {
    const answer = await Notification.requestPermission();
    return answer === "granted" ? answer : "refused";
  },
  asksForMidi: async () => (await browser.requestMIDIAccess({ sysex: true })).inputs.size,
  asksForDevices: async () => (await browser.usb.requestDevice({ filters: [] })).serialNumber,
  asksForPasswords: async () => (await navigator.credentials.get({ password: true, mediation: "silent" })) ?? "refused",
  asksForPasskeys: async () =>
    (await navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16) } }))?.id ?? "refused",
  asksForMoney: async () => {
    const price = { label: "Total", amount: { currency: "EUR", value: "1" } };
    return (await new PaymentRequest([{ supportedMethods: "basic-card" }], { total: price }).show()).requestId;
  },
  readsTheClipboard: () => navigator.clipboard.readText(),
  fillsTheScreen: async () => {
    await document.documentElement.requestFullscreen();
    return document.fullscreenElement?.tagName ?? "refused";
  },
  takesThePointer: async () => {
    await document.body.requestPointerLock();
    await pause(ANSWER_MS);
    return document.pointerLockElement?.tagName ?? "refused";
  },
});
