import path from "node:path";

// Lock files of folders above would make one of them the root.
export default { turbopack: { root: path.resolve() } };
