import type { Metafile } from "esbuild";

type Config = { routes: Record<string, { file: string }> };

export class RouteHashes {
  constructor(rootDirectory: string);
  next(config: Config): Promise<Record<string, string>>;
  update(metafile: Pick<Metafile, "inputs"> | undefined): void;
}
