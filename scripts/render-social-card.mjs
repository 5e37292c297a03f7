import sharp from "sharp";

const WIDTH = 1200;
const HEIGHT = 630;
const NOTCH = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="200">
  <rect width="220" height="200" fill="#110f18"/>
  <rect x="48" y="40" width="30" height="120" fill="#ff4d6a"/>
  <rect x="93" y="60" width="30" height="80" fill="#2ddf86"/>
  <rect x="138" y="80" width="30" height="40" fill="#5c9dff"/>
</svg>`;

const art = await sharp("games/lantern-run/art/cover.svg", { density: 160 })
  .resize(WIDTH, HEIGHT, { fit: "cover" })
  .toBuffer();
await sharp(art)
  .composite([{ input: Buffer.from(NOTCH), gravity: "southwest" }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile("public/images/social-card.jpg");
