import type { ReactNode } from "react";
import type { DeviceCondition } from "~/view-models/section-devices";

const CLASSES = { PHONE: "phone-only", DESKTOP: "desktop-only" } as const;

type OnlyOnProps = { devices: DeviceCondition["devices"]; children: ReactNode };

/** Content for windows of one layout, or for all of them. */
export function OnlyOn({ devices, children }: OnlyOnProps) {
  return devices === undefined ? children : <div className={CLASSES[devices]}>{children}</div>;
}
