import { keptFlag } from "./kept-flag";

/** Whether games are silent. */
export const useMuted = keptFlag("muted");

/** Whether the player is as wide as the window allows. */
export const useTheatre = keptFlag("theatre");
