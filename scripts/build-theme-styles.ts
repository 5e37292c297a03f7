import { mkdirSync, writeFileSync } from "node:fs";
import { LOADED_THEMES, themeStyle } from "../app/styles/theme-styles";

const FOLDER = new URL("../app/styles/themes/", import.meta.url);

// The default theme is part of the main style sheet.
mkdirSync(FOLDER, { recursive: true });
for (const id of LOADED_THEMES) writeFileSync(new URL(`${id}.css`, FOLDER), themeStyle(id));
