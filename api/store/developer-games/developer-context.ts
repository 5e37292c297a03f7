import type { BuildServices } from "../builds/build-services";

/** What calls of developers start from. */
export type DeveloperContext = BuildServices & {
  /** Address of the portal, for links to its pages. */
  siteUrl: string;
  mediaBaseUrl: string;
  now: Date;
};
