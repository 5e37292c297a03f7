/** Where uploads go that name no track. */
export const INTERNAL_TRACK = "internal";
/** What everybody plays. */
export const PUBLIC_TRACK = "public";
