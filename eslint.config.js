import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

/** Who may import whom (docs/architecture.md). Each row: files, patterns they must not import, why. */
const boundaries = [
  [
    "contract/**",
    ["~/*", "~api/*", "react", "@remix-run/*"],
    "contract/ is what both sides promise: zod and itself only.",
  ],
  [
    "app/rules/**",
    [
      "react",
      "react-dom",
      "@remix-run/*",
      "~/components/*",
      "~/server/*",
      "~/browser/*",
      "~/api-client/*",
      "~/routes/*",
      "~/view-models/*",
    ],
    "A rule is a pure decision: the clock, the browser and the data are its arguments.",
  ],
  [
    "app/view-models/**",
    ["react", "react-dom", "~/components/*", "~/api-client/*", "~/server/*", "~/browser/*", "~/routes/*"],
    "A view model maps API data to props, without React and without asking anybody.",
  ],
  [
    "app/components/**",
    ["~/api-client/*", "~/server/*", "~/routes/*", "~contract/calls/*", "*.server", "!./block-at-once.server"],
    "A component draws what its props say; loaders ask the API.",
  ],
  ["app/api-client/**", ["~/components/*", "~/view-models/*", "~/routes/*"], "The api-client only asks and checks."],
  [
    "app/server/**",
    ["~/components/*", "~/browser/*", "~/routes/*"],
    "app/server is what only the Node process may do.",
  ],
  ["app/browser/**", ["~/server/*", "*.server", "~/routes/*"], "app/browser is what only a tab may do."],
  ["app/routes/**", ["~api/*", "drizzle-orm*", "hono*"], "Routes ask the API through the api-client."],
  ["api/**", ["~/*"], "The API server knows nothing of the portal."],
  ["observe/**", ["~/*", "~api/*", "~contract/*"], "observe/ is about any server of ours, not about what it does."],
  ["api/resources/**", ["**/db/*", "drizzle-orm*"], "A resource asks its store; only store/ speaks to the database."],
];

const testFiles = ["**/*.test.ts", "**/*.test.tsx", "tests/**"];

export default ts.config(
  {
    ignores: [
      "games/**/*.d.ts",
      "build/**",
      "public/build/**",
      "node_modules/**",
      "api/db/migrations/**",
      "test-results/**",
      ".cache/**",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["games/**"],
    extends: [ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // A loader throws a Response to answer 404: Remix's way.
      "@typescript-eslint/only-throw-error": "off",
      // noPropertyAccessFromIndexSignature asks for brackets where this rule asks for dots.
      "@typescript-eslint/dot-notation": "off",
    },
  },
  { files: ["**/*.{js,mjs,cjs,ts,tsx}"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ["**/*.tsx"], ...a11y.flatConfigs.strict },
  { files: ["app/**/*.{ts,tsx}"], ...hooks.configs.flat.recommended },
  { rules: { "max-lines": ["error", { max: 300 }], "no-console": ["error", { allow: ["warn", "error"] }] } },
  { files: ["scripts/**", "bench/**", "api/serve.ts", "tests/setup/**"], rules: { "no-console": "off" } },
  {
    files: ["remix.env.d.ts"],
    rules: {
      "@typescript-eslint/triple-slash-reference": "off",
      "@typescript-eslint/consistent-type-definitions": "off",
    },
  },
  ...boundaries.map(([files, group, message]) => ({
    files: [files],
    ignores: testFiles,
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message, allowTypeImports: false }] }] },
  })),
);
