import { addAttacks, pause } from "./attempt.js";

const GONE_MS = 1_000;
const FLOOD = 300;

/** Nothing of these can be read: the page around the game shows whether it has moved. @param {() => unknown} act */
const moved = async (act) => {
  act();
  await pause(GONE_MS);
  return "refused";
};

/** @param {string} tag @param {Record<string, string>} properties @param {(element: HTMLAnchorElement & HTMLFormElement) => void} use */
const used = (tag, properties, use) =>
  moved(() => {
    const element = document.createElement(tag);
    Object.assign(element, properties);
    document.body.append(element);
    use(element);
  });

addAttacks("leaving", {
  navigatesTheTop: ({ sink }) => moved(() => (window.top ?? window).location.assign(`${sink}/top`)),
  replacesTheTop: ({ sink }) => moved(() => (window.top ?? window).location.replace(`${sink}/top`)),
  movesTheParentWithinThePortal: ({ portal }) => moved(() => (parent.location.href = `${portal}/search/#moved`)),
  opensInTheTop: ({ sink }) => moved(() => window.open(`${sink}/top`, "_top")),
  linksToTheTop: ({ sink }) => used("a", { href: `${sink}/top`, target: "_top" }, (link) => link.click()),
  submitsToTheTop: ({ sink }) => used("form", { action: `${sink}/top`, target: "_top" }, (form) => form.submit()),
  runsScriptInTheParent: () => moved(() => window.open("javascript:document.title='taken'", "_parent")),
  opensPopUps: ({ sink }) => {
    const opened = [window.open(`${sink}/pop-up`), window.open("about:blank", "named", "popup")];
    return opened.every((one) => one === null) ? "refused" : "opened";
  },
  opensPopUpsByLinks: ({ sink }) => used("a", { href: `${sink}/pop-up`, target: "_blank" }, (link) => link.click()),
  downloadsFiles: () => {
    const href = URL.createObjectURL(new Blob(["MZ"], { type: "application/octet-stream" }));
    return used("a", { href, download: "game.exe" }, (link) => link.click());
  },
  floodsTheHistory: () =>
    moved(() => {
      for (let index = 0; index < FLOOD; index += 1) {
        try {
          history.pushState(index, "", `#state-${String(index)}`);
          location.hash = `entry-${String(index)}`;
        } catch {
          // Browsers allow so many in a while.
        }
      }
    }),
  leavesForAForeignHost: ({ sink }) => moved(() => location.assign(`${sink}/left`)),
  leavesByRefresh: ({ sink }) =>
    moved(() =>
      document.head.insertAdjacentHTML("beforeend", `<meta http-equiv="refresh" content="0;url=${sink}/left">`),
    ),
  leavesForThePortal: ({ portal }) => moved(() => location.assign(`${portal}/`)),
  leavesForAnotherGame: ({ other }) => moved(() => location.assign(other)),
});
