import type { Section } from "~contract/entities/section";

/** Absent for all devices, so that most sections send nothing. */
export type DeviceCondition = { devices?: "PHONE" | "DESKTOP" };

export function deviceCondition({ devices }: Pick<Section, "devices">): DeviceCondition {
  return devices === "PHONE" || devices === "DESKTOP" ? { devices } : {};
}
