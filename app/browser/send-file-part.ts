import { withResponseEvents } from "./portal-request";

type Options = { signal: AbortSignal; onProgress: (sentBytes: number) => void };

/** Puts a part of a file and reports how much is sent, which fetch cannot. Undefined: the portal was not reached. */
export function sendFilePart(address: string, part: Blob, { signal, onProgress }: Options): Promise<unknown> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(undefined);
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, part.size));
    request.onload = () => resolve(withResponseEvents(parse(request.responseText)));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("PUT", address);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(part);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
