import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage";

type UseFlag = () => [is: boolean, set: (to: boolean) => void];

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

export function createStoredFlag(key: string): UseFlag {
  const listeners = new Set<() => void>();
  let unsaved: boolean | null = null;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  function read(): boolean {
    return unsaved ?? readStored(key, isFlag, false);
  }

  function set(value: boolean): void {
    unsaved = writeStored(key, JSON.stringify(value)) ? null : value;
    for (const listener of listeners) listener();
  }

  return () => [useSyncExternalStore(subscribe, read, () => false), set];
}
