/** Of a studio or of somebody at the desk. */
export const MAX_TOKEN_NAME_LENGTH = 60;
export const MAX_TOKEN_DAYS = 366;
