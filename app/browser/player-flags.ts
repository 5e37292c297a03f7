import { createStoredFlag } from "./stored-flag";

export const useMuted = createStoredFlag("muted");

export const useTheatre = createStoredFlag("theatre");
