// @ts-check
import { FIELD, PADDLE_HEIGHT_PX, PADDLE_TOP_Y, SLOW_STEPS, WIDE_STEPS } from "./rules.js";

/** @import { Gift } from "./levels.js" */
/** @import { State } from "./run.js" */
/** @typedef {{ kind: Gift, x: number, y: number }} FallingGift */

const FALL_PX_PER_STEP = 95 / 60;
const RADIUS_PX = 9;
const FORK_RADIANS = 0.28;
const MAX_BALLS = 9;

/** @param {State} state */
const addBalls = ({ balls }) => {
  const clay = balls.filter(({ isEmber }) => !isEmber).sort((a, b) => a.y - b.y)[0];
  if (!clay || balls.length >= MAX_BALLS) return;
  const angle = Math.atan2(clay.dx, -clay.dy);
  for (const turn of [-FORK_RADIANS, FORK_RADIANS])
    balls.push({ ...clay, dx: Math.sin(angle + turn), dy: -Math.cos(angle + turn) });
};

/** @param {State} state @param {Gift} gift */
const receive = (state, gift) => {
  if (gift === "wide") state.wideSteps = WIDE_STEPS;
  if (gift === "slow") state.slowSteps = SLOW_STEPS;
  if (gift === "balls") addBalls(state);
};

/** @param {State} state */
export const dropGifts = (state) => {
  const { paddle } = state;
  state.gifts = state.gifts.filter((gift) => {
    gift.y += FALL_PX_PER_STEP;
    const isOutside = Math.abs(gift.x - paddle.x) > paddle.width / 2 + RADIUS_PX;
    const isLevel = gift.y + RADIUS_PX > PADDLE_TOP_Y && gift.y < PADDLE_TOP_Y + PADDLE_HEIGHT_PX;
    if (isOutside || !isLevel) return gift.y < FIELD.bottom;
    receive(state, gift.kind);
    state.events.push({ kind: "gift", x: gift.x, y: PADDLE_TOP_Y, gift: gift.kind });
    return false;
  });
};
