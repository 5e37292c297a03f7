import { challengeEntry, gameEntry, toContentRows, type DemoSection } from "./demo-content";

/** What the pages of the events list: a feed for each event. */
const SECTIONS: DemoSection[] = [
  {
    key: "viral-glitch",
    sectionType: "EXPANDABLE_FEED",
    name: "event.jam.name",
    description: "event.jam.description",
    entries: [
      gameEntry("softfall"),
      gameEntry("lantern-run"),
      gameEntry("pond-quartet"),
      challengeEntry("last-drop"),
      challengeEntry("home-before-dawn"),
      challengeEntry("same-song"),
    ],
  },
];

export const EVENTS = toContentRows("events", SECTIONS);
