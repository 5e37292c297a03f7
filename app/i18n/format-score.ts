import type { Challenge } from "~contract/entities/challenge";
import { groupDigits } from "./format-number";

const MS_PER_HUNDREDTH = 10;

const HUNDREDTHS_PER_SECOND = 100;

const SECONDS_PER_MINUTE = 60;

const MINUTES_PER_HOUR = 60;

export function formatScore(score: number, type: Challenge["type"]): string {
  return type === "duration" ? formatScoreDuration(score) : groupDigits(score);
}

/** Milliseconds to "3:08.40", or "1:03:08.40" from one hour. */
export function formatScoreDuration(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / MS_PER_HUNDREDTH);
  const seconds = Math.floor(hundredths / HUNDREDTHS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = `${twoDigits(seconds % SECONDS_PER_MINUTE)}.${twoDigits(hundredths % HUNDREDTHS_PER_SECOND)}`;
  if (hours === 0) return `${String(minutes)}:${rest}`;
  return `${String(hours)}:${twoDigits(minutes % MINUTES_PER_HOUR)}:${rest}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
