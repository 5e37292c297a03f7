import { keptFlag } from "./kept-flag";

export const useMuted = keptFlag("muted");

export const useTheatre = keptFlag("theatre");
