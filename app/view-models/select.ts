export type OptionView = { value: string; label: string };

/** One choice among several; the option that is chosen is named by its value, and no choice by the empty one. */
export type SelectView = { name: string; label: string; chosen: string; options: OptionView[] };
