import type { ReactNode } from "react";
import { useDisclosure } from "./use-disclosure";

type PopoverProps = {
  className?: string;
  summaryClassName?: string;
  summaryLabel?: string;
  summary: ReactNode;
  children: ReactNode;
};

export function Popover({ className, summaryClassName, summaryLabel, summary, children }: PopoverProps) {
  const details = useDisclosure();
  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName} aria-label={summaryLabel}>
        {summary}
      </summary>
      <div className="popover menu">{children}</div>
    </details>
  );
}
