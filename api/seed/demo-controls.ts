import type { ControlGroupTexts } from "../db/schema/catalogue";
import { seedText, type SeedTextKey } from "./texts";

type Control = [action: SeedTextKey, input: SeedTextKey];

const PAUSE_AND_SOUND: Control[] = [
  ["action.pause", "input.p-esc"],
  ["action.mute", "input.m"],
];

function toSubgroup(title: SeedTextKey, controls: Control[]): ControlGroupTexts["subgroups"][number] {
  return {
    title: seedText(title),
    controls: controls.map(([action, input]) => ({ action: seedText(action), input: seedText(input) })),
  };
}

export function controlGroups(devices: {
  keyboard: Control[];
  touch: Control[];
  gamepad?: Control[];
  always?: Control[];
}): ControlGroupTexts[] {
  return [
    {
      title: seedText("control.keyboard"),
      subgroups: [
        toSubgroup("control.play", devices.keyboard),
        toSubgroup("control.always", devices.always ?? PAUSE_AND_SOUND),
      ],
    },
    { title: seedText("control.touch"), subgroups: [toSubgroup("control.play", devices.touch)] },
    ...(devices.gamepad
      ? [{ title: seedText("control.gamepad"), subgroups: [toSubgroup("control.play", devices.gamepad)] }]
      : []),
  ];
}
