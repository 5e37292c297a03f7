/** The flag that executed content sets; its value is the text's number. */
const RUNS = "window.hostileContent";

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(4);
const ZALGO = [..."Zalgo"].map((letter) => letter + "\u0300\u0301\u0322\u0334\u0347\u035b\u0489".repeat(6)).join("");
const CONTROLS = "bell\u0007 null\u0000 escape\u001b delete\u007f line\u2028paragraph\u2029 next\u0085 end\uffff";

export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ["script", `<script>${RUNS}=1</script>`],
  ["event handler", `"><img src=x onerror="${RUNS}=2"><svg onload='${RUNS}=2'>`],
  ["attribute", `' onmouseover='${RUNS}=3' style='position:fixed;inset:0' autofocus onfocus="${RUNS}=3" x="`],
  ["end of a script", `</script><script>${RUNS}=4</script>\u2028\u2029<!--<script>`],
  ["markdown link", `[click](javascript:${RUNS}=5) [data](data:text/html,x) <javascript:alert(5)>`],
  ["markdown image", `![x](https://evil.example/spy.png "onerror=${RUNS}=6") ![x](javascript:alert(6))`],
  ["placeholders", "{{count}} $t(error.tryAgain) {count, plural} %s ${7*7} <%= 7 %> {{7*7}}"],
  ["style", "</style><style>*{display:none}</style>;}body{display:none} url(javascript:alert(8))"],
  ["comment", "--><!-- <![CDATA[ ]]> <?xml version='1.0'?> <!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]> &y;"],
  ["bidi", "\u202egnp.exe\u202b \u2066\u2067\u202dabc \u200f!"],
  ["right to left", "مرحبا بالعالم (١٢٣) שלום עולם"],
  ["zero width", "\u200b\u200d\ufeff\u2060\u180e"],
  ["combining", ZALGO],
  ["emoji", "👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🚀🇵🇱".repeat(12)],
  ["long word", LONG_WORD],
  ["20 kB", `${"Sehr langer Text ohne Ende. ".repeat(740)}Ende`],
  ["blank", " \t\n\u00a0\u3000 "],
  ["nothing", ""],
  ["half a character", "half \ud83d and \udc00 half"],
  ["controls", CONTROLS],
];

export const HOSTILE_ADDRESSES: readonly (readonly [name: string, address: string])[] = [
  ["javascript", `javascript:${RUNS}=21`],
  ["hidden javascript", `  jAvA\tscr\nipt:${RUNS}=22//https://x`],
  ["data", `data:text/html,<script>${RUNS}=23</script>`],
  ["vbscript", "vbscript:msgbox(24)"],
  ["file", "file:///etc/passwd"],
  ["blob", "blob:https://evil.example/1"],
  ["other host", "//evil.example/x"],
  ["backslash", "/\\evil.example/x"],
  ["attribute", `https://evil.example/x"onerror="${RUNS}=29`],
  ["quoted path", `/media/a.webp' onload='${RUNS}=30`],
  ["style", "https://evil.example/x);}body{display:none}/*.png"],
  ["user", "https://portal.test@evil.example/"],
  ["climbing", "/../../../../etc/passwd"],
];
