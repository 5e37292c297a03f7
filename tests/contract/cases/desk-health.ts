import * as calls from "~contract/calls/desk-health";
import type { CallCase } from "../call-case";
import { asOwner } from "../world";

export const DESK_HEALTH_CASES: CallCase[] = [
  { call: calls.getHealth, example: asOwner, refusals: {} },
  { call: calls.listHealthEvents, example: asOwner, refusals: {} },
];
