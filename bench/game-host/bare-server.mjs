import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const FRAME_PATH = "/frame.html";

/** Each file beside itself, as static servers send it that compress nothing while they serve. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder))
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(readFileSync(path.join(folder, name))));
}

/**
 * Files of a folder, as they are or compressed, kept by the browser for ever, and a page that opens the game in a frame of
 * another site, as the portal does.
 */
export async function serveBare(folder, { isCompressed }) {
  const server = createServer(({ url, headers }, response) => {
    if (url === FRAME_PATH) {
      const game = `http://bare.localhost:${server.address().port}/index.html`;
      const page = `<!doctype html><title>Frame</title><button class="play-poster">Play</button>
<script>
  document.querySelector("button").onclick = () => {
    const frame = Object.assign(document.createElement("iframe"), { width: 1280, height: 720, className: "game-frame" });
    document.querySelector("button").replaceWith(Object.assign(frame, { src: "${game}" }));
  };
</script>`;
      return response.writeHead(200, { "Content-Type": "text/html" }).end(page);
    }
    const name = path.basename(url);
    if (!(path.extname(name) in TYPES)) return response.writeHead(404).end();
    const file = path.join(folder, isCompressed ? `${name}.br` : name);
    const { size, mtime } = statSync(file);
    const tag = `"${size}-${mtime.getTime()}"`;
    const isPage = name.endsWith(".html");
    const caching = { ETag: tag, "Cache-Control": isPage ? "no-cache" : "public, max-age=31536000, immutable" };
    if (headers["if-none-match"] === tag) return response.writeHead(304, caching).end();
    const about = {
      ...{ "Content-Type": TYPES[path.extname(name)], "Content-Length": size },
      ...(isCompressed && { "Content-Encoding": "br" }),
    };
    response.writeHead(200, { ...about, ...caching });
    createReadStream(file).pipe(response);
  });
  server.listen(0);
  await once(server, "listening");
  return {
    pageUrl: `http://localhost:${server.address().port}${FRAME_PATH}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
