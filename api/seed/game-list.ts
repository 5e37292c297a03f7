import type { ControlGroupTexts } from "../db/schema/catalogue";
import { controlGroups } from "./demo-controls";
import type { TagAlias } from "./demo-tags";
import type { GameSlug } from "./game-manifests";

export type DemoGame = {
  slug: GameSlug;
  studio: string;
  tags: TagAlias[];
  releasedOn: string;
  controls: ControlGroupTexts[];
  /** Loads automatically on its page and stays cached afterwards. */
  isAutoloaded?: true;
};

/** In order of release. */
export const GAME_LIST: DemoGame[] = [
  {
    slug: "lantern-run",
    studio: "Fennec Works",
    tags: ["runner", "arcade", "one-button", "cosy", "animals", "short-session", "single-player"],
    releasedOn: "2025-06-03T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.jump", "input.space-up"],
        ["action.slide", "input.down-s"],
      ],
      touch: [
        ["action.jump", "input.tap-or-hold"],
        ["action.slide", "input.swipe-down"],
      ],
      gamepad: [
        ["action.jump", "input.pad-a"],
        ["action.slide", "input.pad-down"],
      ],
    }),
  },
  {
    slug: "tall-order",
    studio: "Hollow Kettle",
    tags: ["arcade", "one-button", "food", "short-session", "single-player"],
    releasedOn: "2025-06-24T09:00:00Z",
    controls: controlGroups({
      keyboard: [["action.drop", "input.space-down"]],
      touch: [["action.drop", "input.tap-anywhere"]],
      gamepad: [["action.drop", "input.pad-a"]],
    }),
  },
  {
    slug: "long-noodle",
    studio: "Hollow Kettle",
    tags: ["snake", "arcade", "food", "short-session", "single-player"],
    releasedOn: "2025-07-15T09:00:00Z",
    controls: controlGroups({
      keyboard: [["action.steer", "input.arrows-wasd"]],
      touch: [["action.steer", "input.swipe"]],
      gamepad: [["action.steer", "input.pad-directions"]],
    }),
  },
  {
    slug: "rubblebelt",
    studio: "Two Left Thumbs",
    tags: ["shooter", "arcade", "space", "single-player"],
    releasedOn: "2025-08-05T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.tilt", "input.left-right"],
        ["action.thrust", "input.up"],
        ["action.fire", "input.space"],
        ["action.warp", "input.down"],
      ],
      touch: [
        ["action.fly", "input.left-half"],
        ["action.fire", "input.right-half"],
        ["action.warp", "input.two-fingers"],
      ],
      gamepad: [
        ["action.tilt", "input.pad-sides"],
        ["action.thrust", "input.pad-up"],
        ["action.fire", "input.pad-a"],
        ["action.warp", "input.pad-down"],
      ],
    }),
  },
  {
    slug: "pond-quartet",
    studio: "Low Tide Lab",
    tags: ["rhythm", "memory", "nature", "cosy", "animals", "single-player"],
    releasedOn: "2025-08-19T09:00:00Z",
    controls: controlGroups({
      keyboard: [["action.sing", "input.arrows-wasd"]],
      touch: [["action.sing", "input.tap-frog"]],
      gamepad: [["action.sing", "input.pad-directions"]],
    }),
  },
  {
    slug: "truffle-hunch",
    studio: "Paper Moth",
    tags: ["puzzle", "logic", "food", "animals", "nature", "single-player"],
    releasedOn: "2025-09-02T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.choose-square", "input.arrows-mouse"],
        ["action.dig", "input.space-click"],
        ["action.flag", "input.f-right-click"],
      ],
      touch: [
        ["action.dig", "input.tap-square"],
        ["action.flag", "input.hold-square"],
        ["action.flag-switch", "input.tap-switch"],
      ],
      gamepad: [
        ["action.choose-square", "input.pad-directions"],
        ["action.dig", "input.pad-a"],
        ["action.flag", "input.pad-right"],
      ],
    }),
  },
  {
    slug: "ribbon-rally",
    studio: "Clackworks",
    tags: ["typing", "arcade", "short-session", "single-player"],
    releasedOn: "2025-09-16T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.type", "input.letters"],
        ["action.ink", "input.tab"],
      ],
      touch: [
        ["action.type", "input.own-keyboard"],
        ["action.ink", "input.tap-tank"],
      ],
      always: [["action.pause", "input.esc"]],
    }),
  },
  {
    slug: "softfall",
    studio: "Small Hours",
    tags: ["physics", "arcade", "space", "short-session", "single-player"],
    releasedOn: "2025-10-07T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.thrust", "input.up"],
        ["action.tilt", "input.left-right"],
      ],
      touch: [
        ["action.thrust", "input.middle-zone"],
        ["action.tilt", "input.side-zones"],
      ],
      gamepad: [
        ["action.thrust", "input.pad-a"],
        ["action.tilt", "input.pad-sides"],
      ],
    }),
  },
  {
    slug: "parcel-owl",
    studio: "Night Depot",
    tags: ["puzzle", "logic", "animals", "cosy", "single-player"],
    releasedOn: "2025-10-21T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.push", "input.arrows-wasd"],
        ["action.undo", "input.z"],
        ["action.restart-room", "input.r"],
      ],
      touch: [
        ["action.push", "input.swipe"],
        ["action.walk-to", "input.tap-square"],
      ],
      gamepad: [
        ["action.push", "input.pad-directions"],
        ["action.undo", "input.pad-right"],
      ],
    }),
  },
  {
    slug: "seaglass",
    studio: "Low Tide Lab",
    tags: ["puzzle", "nature", "cosy", "single-player"],
    releasedOn: "2025-10-28T09:00:00Z",
    isAutoloaded: true,
    controls: controlGroups({
      keyboard: [
        ["action.slide-shards", "input.arrows-wasd"],
        ["action.undo", "input.z"],
      ],
      touch: [
        ["action.slide-shards", "input.swipe"],
        ["action.undo", "input.tap-undo"],
      ],
      gamepad: [
        ["action.slide-shards", "input.pad-directions"],
        ["action.undo", "input.pad-right"],
      ],
    }),
  },
  {
    slug: "two-on-a-floe",
    studio: "Paper Moth",
    tags: ["strategy", "animals", "single-player", "2-players"],
    releasedOn: "2025-11-04T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.choose-tile", "input.arrows-diagonals"],
        ["action.step-strike", "input.enter"],
      ],
      touch: [["action.step-strike", "input.tap-tile"]],
      gamepad: [
        ["action.choose-tile", "input.pad-directions"],
        ["action.step-strike", "input.pad-a"],
      ],
    }),
  },
  {
    slug: "kilnbreak",
    studio: "Brass Bee",
    tags: ["brick-breaker", "arcade", "single-player"],
    releasedOn: "2025-11-11T09:00:00Z",
    controls: controlGroups({
      keyboard: [
        ["action.paddle", "input.left-right-mouse"],
        ["action.launch", "input.space-click"],
      ],
      touch: [
        ["action.paddle", "input.drag"],
        ["action.launch", "input.let-go"],
      ],
      gamepad: [
        ["action.paddle", "input.pad-sides"],
        ["action.launch", "input.pad-a"],
      ],
    }),
  },
];
