export function processCount(environment: Record<string, string | undefined>): number;
