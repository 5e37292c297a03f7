/** Where a build starts, and which folder is cut off the names of its files. */
type Start = { root: string; entry: string };

/**
 * The entry page lies at the root or one folder down. Without an index.html the only page there is taken, as Twine
 * names it after the story. A folder that all files are in is cut off; beside others, the page's folder stays.
 */
export function findEntryPage(names: readonly string[]): Start | null {
  const atRoot = pageOf(names);
  if (atRoot !== null) return { root: "", entry: atRoot };
  const folder = onlyFolderWithPage(names);
  if (folder === null) return null;
  const isAlone = names.every((name) => name.startsWith(folder.root));
  return isAlone ? folder : { root: "", entry: folder.root + folder.entry };
}

function pageOf(names: readonly string[]): string | null {
  const pages = names.filter((name) => /^[^/]+\.html?$/i.test(name));
  const [only] = pages;
  const index = pages.find((name) => /^index\.html$/i.test(name)) ?? pages.find((name) => /^index\.htm$/i.test(name));
  return index ?? (pages.length === 1 ? (only ?? null) : null);
}

/** Of several folders with pages, the one with an index.html. */
function onlyFolderWithPage(names: readonly string[]): Start | null {
  const folders = new Map<string, string[]>();
  for (const name of names) {
    const [, folder = "", rest = ""] = /^([^/]+\/)([^/]+\.html?)$/i.exec(name) ?? [];
    if (folder !== "") folders.set(folder, [...(folders.get(folder) ?? []), rest]);
  }
  const starts = [...folders].flatMap(([root, pages]) => {
    const entry = pageOf(pages);
    return entry === null ? [] : [{ root, entry }];
  });
  const [best, second] = starts.filter(({ entry }) => /^index\.html?$/i.test(entry));
  if (best !== undefined) return second === undefined ? best : null;
  const [only] = starts;
  return starts.length === 1 ? (only ?? null) : null;
}
