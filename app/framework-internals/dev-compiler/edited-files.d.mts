export class EditedFiles {
  constructor(rootDirectory: string);
  note(event: string, file: string): void;
  areUnrelatedTo(inputs: Readonly<Record<string, unknown>>): boolean;
  areVisualOnly(): boolean;
  clearAfter<T>(build: () => Promise<T>): Promise<T>;
}
