// @ts-check
/**
 * Polyfill for games that call the API over HTTP (GameMaker, Unity): sends their calls to the page as messages. Load
 * before the game; the script's `data-hosts` names other hosts than the usual ones. Calls from workers and synchronous
 * ones are not intercepted.
 * @typedef {{ status: number, body: string }} ApiResponse
 */
if (window.parent !== window) {
  const { parent } = window;
  /** Of the element that loads the script; without it, of the engines' own. */
  const { hosts } = window.document.currentScript?.dataset ?? {};
  const HOSTS = hosts?.split(",") ?? ["https://api.gx.games", "https://api.sandbox.gx.games", "https://api.gxc.gg"];
  const TIMEOUT_MS = 30_000;
  const CONTENT_TYPE = "application/json";
  const { XMLHttpRequest: NativeRequest } = window;
  const nativeFetch = window.fetch.bind(window);
  /** @type {Map<string, (answer: ApiResponse | null) => void>} */
  const pending = new Map();
  /** Answers to the calls of a page before this one may still come. */
  const pageId = Math.random().toString(36).slice(2);
  let callCount = 0;

  window.addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.type !== "API_ANSWER") return;
    pending.get(data.id)?.({ status: Number(data.status), body: String(data.body) });
  });

  /** Path below the API; null for other URLs. @param {string | URL} address */
  const pathOf = (address) => {
    if (!URL.canParse(address, window.location.href)) return null;
    const { origin, pathname, search } = new URL(address, window.location.href);
    return HOSTS.includes(origin) && pathname.startsWith("/gg/") ? pathname + search : null;
  };

  /** Null on timeout. @param {string} method @param {string} path @param {string} body */
  const callApi = (method, path, body) =>
    /** @type {Promise<ApiResponse | null>} */ (
      new Promise((resolve) => {
        callCount += 1;
        const id = `${pageId}-${String(callCount)}`;
        /** @param {ApiResponse | null} response */
        const settle = (response) => {
          pending.delete(id);
          resolve(response);
        };
        pending.set(id, settle);
        setTimeout(() => settle(null), TIMEOUT_MS);
        parent.postMessage({ type: "API_CALL", id, method, path, ...(body && { body }) }, "*");
      })
    );

  /** TextDecoder rejects shared memory. @param {unknown} body */
  const textOf = (body) => {
    if (body instanceof ArrayBuffer) return new TextDecoder().decode(body);
    if (!ArrayBuffer.isView(body)) return typeof body === "string" ? body : "";
    const { buffer, byteOffset, byteLength } = body;
    return new TextDecoder().decode(Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength)));
  };

  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const path = pathOf(input instanceof Request ? input.url : input);
    if (path === null) return nativeFetch(input, init);
    const body = init?.body ?? (request?.method === "POST" ? await request.clone().text() : "");
    const response = await callApi((init?.method ?? request?.method ?? "GET").toUpperCase(), path, textOf(body));
    if (!response) throw new TypeError("The portal's page does not respond.");
    return new Response(response.body, { status: response.status, headers: { "content-type": CONTENT_TYPE } });
  };

  window.XMLHttpRequest = class extends NativeRequest {
    /** @type {{ method: string, path: string } | null} */
    #call = null;
    /** @type {ApiResponse | null} */
    #response = null;
    #state = 0;

    /** @param {string} method @param {string | URL} address @param {unknown[]} rest */
    open(method, address, ...rest) {
      // The page's answer is a message, and none comes while a script waits for it.
      const isSynchronous = rest.length > 0 && !rest[0];
      const path = isSynchronous ? null : pathOf(address);
      this.#response = null;
      this.#call = path === null ? null : { method: method.toUpperCase(), path };
      if (this.#call) this.#advance(NativeRequest.OPENED);
      else super.open(method, address, .../** @type {[boolean]} */ (rest));
    }

    /** @param {string} name @param {string} value */
    setRequestHeader(name, value) {
      if (!this.#call) super.setRequestHeader(name, value);
    }

    /** @param {Document | XMLHttpRequestBodyInit | null} [body] */
    send(body) {
      const call = this.#call;
      if (!call) return super.send(body);
      void callApi(call.method, call.path, textOf(body)).then((response) => {
        if (this.#call !== call) return;
        this.#response = response;
        this.#advance(NativeRequest.DONE);
        for (const type of [response ? "load" : "error", "loadend"]) this.dispatchEvent(new ProgressEvent(type));
      });
    }

    abort() {
      if (!this.#call) super.abort();
      this.#call = null;
    }

    /** @param {number} state */
    #advance(state) {
      this.#state = state;
      this.dispatchEvent(new Event("readystatechange"));
    }

    get readyState() {
      return this.#call ? this.#state : super.readyState;
    }

    get status() {
      return this.#call ? (this.#response?.status ?? 0) : super.status;
    }

    get responseText() {
      return this.#call ? (this.#response?.body ?? "") : super.responseText;
    }

    get response() {
      if (!this.#call) return super.response;
      const body = this.#response?.body ?? "";
      if (this.responseType === "arraybuffer") return new TextEncoder().encode(body).buffer;
      if (this.responseType === "blob") return new Blob([body], { type: CONTENT_TYPE });
      return this.responseType === "json" ? JSON.parse(body || "null") : body;
    }

    /** @param {string} name */
    getResponseHeader(name) {
      if (!this.#call) return super.getResponseHeader(name);
      return this.#response && name.toLowerCase() === "content-type" ? CONTENT_TYPE : null;
    }

    getAllResponseHeaders() {
      if (!this.#call) return super.getAllResponseHeaders();
      return this.#response ? `content-type: ${CONTENT_TYPE}\r\n` : "";
    }
  };
}
