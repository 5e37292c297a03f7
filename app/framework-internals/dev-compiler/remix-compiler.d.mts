export const REMIX_VERSION: string;
export function speedUpCompiler(rootDirectory?: string): boolean;
