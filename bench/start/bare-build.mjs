// A minimal Remix build, as the baseline.
const PAGE = "<!doctype html><html lang=en><title>Bare</title><p>Bare";

const route = (id, path, module, parentId) => ({ id, path, module, ...(parentId ? { parentId } : { index: false }) });
const respond = () => new Response(PAGE, { headers: { "Content-Type": "text/html" } });

export const mode = "production";
export const publicPath = "/build/";
export const assetsBuildDirectory = "public/build";
export const isSpaMode = false;
export const future = {};
export const assets = { version: "bare", url: "", entry: { module: "", imports: [] }, routes: {} };
export const entry = { module: { default: respond } };
export const routes = {
  root: route("root", "", { default: () => null }),
  bare: route("bare", "*", { loader: respond }, "root"),
};
