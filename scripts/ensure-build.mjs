import { build } from "./build.mjs";
import { isBuildCurrent } from "./build-stamp.mjs";

if (!isBuildCurrent()) await build();
