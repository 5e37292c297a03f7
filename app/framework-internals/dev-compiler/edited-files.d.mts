export class EditedFiles {
  constructor(rootDirectory: string);
  note(event: string, file: string): void;
  arePassedBy(inputs: Readonly<Record<string, unknown>>): boolean;
  areOnlyDrawn(): boolean;
  takeIn<T>(build: () => Promise<T>): Promise<T>;
}
