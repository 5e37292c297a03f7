import type { Device } from "./loading-strategy";

export type BrowserFacts = {
  userAgent: string;
  maxTouchPoints: number;
  savesData: boolean;
};

const PHONE_OR_TABLET = /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle/i;
const SAFARI = /^(?!.*(Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|Android)).*Safari/;

/** An iPad's user agent is a Mac's; only its touch points differ (docs/product/playing.md#loading-strategy). */
export function deviceOf({ userAgent, maxTouchPoints, savesData }: BrowserFacts): Device {
  const isTouchMac = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  return {
    isPhoneOrTablet: PHONE_OR_TABLET.test(userAgent) || isTouchMac,
    isSafari: SAFARI.test(userAgent),
    savesData,
  };
}
