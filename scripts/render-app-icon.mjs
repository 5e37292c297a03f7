import sharp from "sharp";

// Maskable icon: the content is in the middle 80 percent (W3C).
const SIZE = 512;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" fill="#110f18"/>
  <rect x="137" y="116" width="65" height="280" fill="#ff4d6a"/>
  <rect x="230" y="163" width="65" height="186" fill="#2ddf86"/>
  <rect x="323" y="210" width="65" height="92" fill="#5c9dff"/>
</svg>`;

await sharp(Buffer.from(ICON)).png({ palette: true }).toFile("public/images/icon-maskable-512.png");
