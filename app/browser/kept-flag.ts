import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage";

type UseFlag = () => [is: boolean, set: (to: boolean) => void];

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** A switch of this browser, off at first; all tabs and all components that use it agree. */
export function keptFlag(key: string): UseFlag {
  const listeners = new Set<() => void>();
  /** Kept beside the storage, so that the switch also works where storage does not. */
  let current: boolean | null = null;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  function read(): boolean {
    current ??= readStored(key, isFlag, false);
    return current;
  }

  function set(to: boolean): void {
    current = to;
    writeStored(key, JSON.stringify(to));
    for (const listener of listeners) listener();
  }

  return () => [useSyncExternalStore(subscribe, read, () => false), set];
}
