// app/framework-internals/dev-compiler/README.md
if (process.argv.includes("dev")) {
  const { speedUpCompiler } = await import("./app/framework-internals/dev-compiler/remix-compiler.mjs");
  speedUpCompiler();
  // Read by esbuild's process: it may hold more memory and collects garbage less often.
  process.env.GOGC ??= "400";
}

/** @type {import('@remix-run/dev').AppConfig} */
export default {
  ignoredRouteFiles: ["**/.*", "**/*.test.{ts,tsx}"],
  serverModuleFormat: "esm",
  serverPlatform: "node",
  // One server process across rebuilds: the embedded database stays open and hot updates reach the browser.
  dev: { manual: true },
  tailwind: true,
  postcss: true,
  watchPaths: [
    "./api/**/*.ts",
    "./configuration/**/*.ts",
    "./contract/**/*.ts",
    "./observe/**/*.ts",
    "./public/locales/**/*.json",
    "./tailwind.config.ts",
  ],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off on purpose: with it on, every page asks the server for a manifest of all its links.
    v3_lazyRouteDiscovery: false,
  },
};
