import type { ApiContext } from "../api-context";
import type { DeveloperContext } from "../store/developer-games/developer-context";

export function createDeveloperContext(context: ApiContext): DeveloperContext {
  const { siteUrl, mediaBaseUrl } = context.get("configuration");
  const services = { database: context.get("database"), fileStore: context.get("fileStore") };
  return { ...services, siteUrl, mediaBaseUrl, now: new Date() };
}
