const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

export function visibleTexts(html: string): string[] {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "\n")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
