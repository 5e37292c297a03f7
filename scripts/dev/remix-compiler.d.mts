export const REMIX_VERSION: string;
export const REPLACED: readonly (readonly [file: string, exported: string])[];
export function speedUpCompiler(rootDirectory?: string): boolean;
