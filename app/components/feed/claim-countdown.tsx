import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useCountdown } from "~/browser/use-countdown";
import { CountdownWords } from "./countdown-words";

type ClaimCountdownProps = { startsAtMs: number };

export function ClaimCountdown({ startsAtMs }: ClaimCountdownProps) {
  const { parts, isOver } = useCountdown(startsAtMs, 0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
  return parts && <CountdownWords parts={parts} />;
}
