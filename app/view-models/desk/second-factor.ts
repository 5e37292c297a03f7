import type { DeskFormResult } from "./desk-form-result";
import type { AskedPasskey, PasskeyView } from "./passkeys";

export type SecondFactorView = {
  isSetUp: boolean;
  /** Else recovery codes and passkeys are all that there is. */
  hasApp: boolean;
  /** For owners, who may do nothing else before. */
  isNeeded: boolean;
  isRemovable: boolean;
  passkeys: PasskeyView[];
  /** The only passkey is the only second factor. */
  isPasskeyKept: boolean;
};

/** `qrCode.path` draws the dark modules in a square of `size` units. */
export type NewSecondFactor = {
  address: string;
  secret: string;
  qrCode: { size: number; path: string };
  recoveryCodes: string[];
};

/** Secrets are shown once, right after they were created. */
export type SecondFactorResult =
  | { ok: true; started: NewSecondFactor }
  | { ok: true; recoveryCodes: string[]; message?: string }
  | { ok: true; asked: AskedPasskey }
  | (DeskFormResult & { started?: NewSecondFactor });
