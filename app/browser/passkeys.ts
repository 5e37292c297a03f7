import { useSyncExternalStore } from "react";
import type { PasskeyQuestion } from "~contract/entities/passkey";

const neverChanges = () => () => undefined;
const isSupported = () => typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === "function";

/** Where scripts run, in a browser that reads the API's questions. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, isSupported, () => false);
}

/** JSON for the API; null where the user or the device declined. */
export async function makePasskey({ challenge, options }: PasskeyQuestion): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as object as PublicKeyCredentialCreationOptionsJSON,
  );
  return toAnswer(challenge, await navigator.credentials.create({ publicKey }).catch(() => null));
}

/** Likewise, by a passkey that there is. */
export async function askPasskey({ challenge, options }: PasskeyQuestion): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as object as PublicKeyCredentialRequestOptionsJSON,
  );
  return toAnswer(challenge, await navigator.credentials.get({ publicKey }).catch(() => null));
}

function toAnswer(challenge: string, credential: Credential | null): string | null {
  if (!(credential instanceof PublicKeyCredential)) return null;
  return JSON.stringify({ challenge, credential: credential.toJSON() as unknown });
}
