type Part = { mutate: string[]; tests: string[] };

export const PARTS: Record<string, Part>;
export function chosenPart(): Part & { name: string };
