export const LAST_CHANGE: string;
export function noteChanges(folders: readonly string[], file?: string): void;
