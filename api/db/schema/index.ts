export * from "./catalogue";
export * from "./content";
export * from "./identity";
export * from "./scores";
