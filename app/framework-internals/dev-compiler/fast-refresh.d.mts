export function prepare(source: string, id: string): { contents: string; loader: "js" | "ts" | "tsx" };
