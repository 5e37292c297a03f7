import { mkdirSync, writeFileSync } from "node:fs";
import { LOADED_THEMES, themeStyle } from "../app/styles/theme-styles";

const FOLDER = new URL("../app/styles/themes/", import.meta.url);

// Writes the stylesheet of each theme but the default one, which is part of the main stylesheet.
mkdirSync(FOLDER, { recursive: true });
for (const id of LOADED_THEMES) writeFileSync(new URL(`${id}.css`, FOLDER), themeStyle(id));
