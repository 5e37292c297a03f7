import type { Device } from "./loading-strategy";

export type BrowserFacts = {
  userAgent: string;
  maxTouchPoints: number;
  savesData: boolean;
};

const PHONE_OR_TABLET = /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle/i;
const SAFARI = /^(?!.*(Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|Android)).*Safari/;

/**
 * The platform and browser conditions of the loading strategy (docs/product/playing.md#loading-strategy): a phone or
 * tablet, and Safari. An iPad says that it is a Mac; only its touch screen tells.
 */
export function deviceOf({ userAgent, maxTouchPoints, savesData }: BrowserFacts): Device {
  const isTouchMac = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  return {
    isPhoneOrTablet: PHONE_OR_TABLET.test(userAgent) || isTouchMac,
    isSafari: SAFARI.test(userAgent),
    savesData,
  };
}
