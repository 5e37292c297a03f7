// @ts-check

export const NIGHT = "#0b4a58";
export const HILL = "#0f5c68";
export const WATER = "#137278";
export const TREES = "#06323f";
export const REED = "#0a5a4a";
export const RIPPLE = "#2fa5a3";
export const GLOW = "#c9fff0";
export const MOON = "#fff2c0";
export const LILY = "#46bb70";
export const LILY_DARK = "#2c9a5c";
export const SHADE = "#083c44";
export const INK = "#12202a";
export const MOUTH = "#5a1030";
export const TONGUE = "#ff7a8a";
export const PETAL = "#ff8fc0";
export const PETAL_LIGHT = "#ffc4de";
export const PAPER = "#ffffff";
