/** A file of a build by its path from the zip's root. */
type NamedFile = { name: string };

/**
 * Where a build starts and which folder of the zip is its root: the entry page lies at the zip's root or one folder
 * down. Without an index.html, the only page there is taken, as Twine names it after the story.
 */
export function findEntryPage(files: readonly NamedFile[]): { root: string; entry: string } | null {
  const roots = ["", ...onlyFolder(files)];
  for (const root of roots) {
    const pages = files
      .filter(({ name }) => name.startsWith(root))
      .map(({ name }) => name.slice(root.length))
      .filter((name) => /^[^/]+\.html?$/i.test(name));
    const entry = pages.find((name) => /^index\.html?$/i.test(name)) ?? (pages.length === 1 ? pages[0] : undefined);
    if (entry !== undefined) return { root, entry };
  }
  return null;
}

/** The zip's one folder, if all files are in it or only one folder has pages. */
function onlyFolder(files: readonly NamedFile[]): string[] {
  const folders = new Set(
    files.filter(({ name }) => /^[^/]+\/[^/]+\.html?$/i.test(name)).map(({ name }) => name.slice(0, name.indexOf("/") + 1)),
  );
  return folders.size === 1 ? [...folders] : [];
}
