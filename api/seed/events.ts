import { challengeEntry, gameEntry, toContentRows, type DemoSection } from "./demo-content";

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
