/**
 * How the play of a game can fail: an uncaught error, a rejected promise that nothing handles, a crash of WebAssembly,
 * and a game that never says it has loaded (docs/product/figures.md#errors).
 */
export const FRAME_ERROR_KINDS = ["exception", "rejection", "webassembly"] as const;
export type FrameErrorKind = (typeof FRAME_ERROR_KINDS)[number];

/** What the frame reports, and what the page sees by itself. */
export const GAME_ERROR_KINDS = [...FRAME_ERROR_KINDS, "loading"] as const;
export type GameErrorKind = (typeof GAME_ERROR_KINDS)[number];
