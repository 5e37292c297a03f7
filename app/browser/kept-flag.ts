import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage";

type UseFlag = () => [is: boolean, set: (to: boolean) => void];

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

export function keptFlag(key: string): UseFlag {
  const listeners = new Set<() => void>();
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
