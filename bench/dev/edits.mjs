export const EDITS = {
  component: {
    file: "app/components/frame/footer.tsx",
    edit: (source, n) => replaceIn(source, '{t("footer.terms")}', `{t("footer.terms")} component${n}`),
    isVisible: (n) => document.querySelector("footer").textContent.includes(`component${n}`),
  },
  style: {
    file: "app/styles/frame.css",
    edit: (source, n) => replaceIn(source, "padding: 0 8px 0 4px", `padding: 0 8px 0 ${10 + n}px`),
    isVisible: (n) => getComputedStyle(document.querySelector(".logo")).paddingLeft === `${10 + n}px`,
  },
  text: {
    file: "public/locales/en/common.json",
    edit: (source, n) => replaceIn(source, '"footer.legal": "', `"footer.legal": "text${n} `),
    isVisible: (n) => document.querySelector("footer").textContent.includes(`text${n}`),
  },
  loader: {
    file: "app/routes/($locale)._index/route.tsx",
    edit: (source, n) => replaceIn(source, ': "";', `: "loader${n}";`),
    isVisible: (n) => document.title.includes(`loader${n}`),
  },
  API: {
    file: "api/resources/configurations.ts",
    edit: (source, n) =>
      replaceIn(
        source,
        "params.configurationId, query),",
        `params.configurationId, query).then((found) =>
          JSON.parse(JSON.stringify(found).replace(/"title":"[^"]*"/g, '"title":"api${n}"'))),`,
      ),
    isVisible: (n) => document.querySelector("main").textContent.includes(`api${n}`),
  },
};

function replaceIn(source, found, replacement) {
  if (!source.includes(found)) throw new Error(`A file that is edited no longer has ${found}`);
  return source.replace(found, () => replacement);
}
