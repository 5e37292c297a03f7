// @ts-check
import { TILES } from "./board.js";
import { CRACKED, WATER } from "./position.js";

/** @import { FloeRun } from "./run.js" */

/** @param {HTMLElement} raft @param {(tile: number) => void} onTap */
const createCells = (raft, onTap) =>
  Array.from({ length: TILES }, (_, tile) => {
    const cell = document.createElement("div");
    cell.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      onTap(tile);
    });
    raft.append(cell);
    return cell;
  });

/** @param {FloeRun} run @param {number} tile @param {readonly number[]} choices */
const classOf = ({ state }, tile, choices) => {
  const { tiles, at, side } = state.position;
  const hits = tiles[tile] ?? WATER;
  const ice = hits === WATER ? "water" : hits === CRACKED ? "ice-tile cracked" : "ice-tile";
  const isCursor = state.stage === "hit" && tile === state.cursor && choices.includes(tile);
  const mark = choices.includes(tile) ? ` ${state.stage === "hit" ? "may-hit" : `may-step side-${side}`}` : "";
  const guest =
    tile === at[0] ? " red-scarf" : tile === at[1] ? (state.rival === "friend" ? " green-scarf" : " bear") : "";
  return ice + mark + guest + (isCursor ? " cursor" : "");
};

/**
 * Top view with larger touch targets; CSS shows it on tall screens.
 * @param {HTMLElement} raft
 * @param {(tile: number) => void} onTap
 */
export const createRaft = (raft, onTap) => {
  const cells = createCells(raft, onTap);
  let renderedState = "";
  return {
    /** @param {FloeRun} run */
    show: (run) => {
      const { seed, rival, stage, cursor, log, pauseSteps } = run.state;
      const newState = [seed, rival, stage, cursor, log.length, pauseSteps > 0].join();
      if (newState === renderedState) return;
      renderedState = newState;
      const { choices } = run;
      cells.forEach((cell, tile) => {
        const className = classOf(run, tile, choices);
        if (cell.className !== className) cell.className = className;
      });
      raft.classList.toggle("is-idle", run.state.stage === "choosing");
    },
  };
};
