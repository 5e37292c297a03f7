export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const SCREENS = { desktop: DESKTOP, phone: PHONE };

/** Both screens, with and without scripts. Every day one of the four: the routes' own tests send forms without scripts. */
export const WAYS = (["desktop", "phone"] as const).flatMap((device) =>
  [true, false].map((javaScriptEnabled) => ({
    name: `on a ${device} ${javaScriptEnabled ? "with" : "without"} scripts`,
    options: { viewport: SCREENS[device], javaScriptEnabled },
    tag: device === "desktop" && javaScriptEnabled ? [] : ["@weekly"],
  })),
);
