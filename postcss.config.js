// docs/decisions/0065-dev-loop.md: browsers that people develop with need no prefixes.
const isDev = process.argv.includes("dev");

export default {
  plugins: {
    "postcss-import": {},
    tailwindcss: {},
    ...(isDev ? {} : { autoprefixer: {} }),
  },
};
