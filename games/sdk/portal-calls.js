// @ts-check
/**
 * Polyfill for games that call the API over HTTP (GameMaker, Unity): sends their calls to the page as messages. Load
 * before the game. Calls from workers are not intercepted.
 * @typedef {{ status: number, body: string }} Answer
 */
((own) => {
  const { parent } = own;
  if (parent === own) return;

  const HOSTS = ["https://api.gx.games", "https://api.sandbox.gx.games", "https://api.gxc.gg"];
  const PATIENCE_MS = 30_000;
  const CONTENT_TYPE = "application/json";
  const { XMLHttpRequest: OwnRequest } = own;
  const ownFetch = own.fetch.bind(own);
  /** @type {Map<string, (answer: Answer | null) => void>} */
  const waiting = new Map();
  let calls = 0;

  own.addEventListener("message", ({ source, data }) => {
    if (source !== parent || data?.type !== "API_ANSWER") return;
    waiting.get(data.id)?.({ status: Number(data.status), body: String(data.body) });
  });

  /** Path below the API; null for other URLs. @param {string | URL} address */
  const pathOf = (address) => {
    if (!URL.canParse(address, own.location.href)) return null;
    const { origin, pathname, search } = new URL(address, own.location.href);
    return HOSTS.includes(origin) && pathname.startsWith("/gg/") ? pathname + search : null;
  };

  /** Null on timeout. @param {string} method @param {string} path @param {string} body */
  const ask = (method, path, body) =>
    /** @type {Promise<Answer | null>} */ (
      new Promise((resolve) => {
        calls += 1;
        const id = String(calls);
        /** @param {Answer | null} answer */
        const settle = (answer) => {
          waiting.delete(id);
          resolve(answer);
        };
        waiting.set(id, settle);
        setTimeout(() => settle(null), PATIENCE_MS);
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

  own.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const path = pathOf(input instanceof Request ? input.url : input);
    if (path === null) return ownFetch(input, init);
    const body = init?.body ?? (request?.method === "POST" ? await request.clone().text() : "");
    const answer = await ask((init?.method ?? request?.method ?? "GET").toUpperCase(), path, textOf(body));
    if (!answer) throw new TypeError("The portal's page does not answer.");
    return new Response(answer.body, { status: answer.status, headers: { "content-type": CONTENT_TYPE } });
  };

  own.XMLHttpRequest = class extends OwnRequest {
    /** @type {{ method: string, path: string } | null} */
    #call = null;
    /** @type {Answer | null} */
    #answer = null;
    #state = 0;

    /** @param {string} method @param {string | URL} address @param {unknown[]} rest */
    open(method, address, ...rest) {
      const path = pathOf(address);
      this.#answer = null;
      this.#call = path === null ? null : { method: method.toUpperCase(), path };
      if (this.#call) this.#advance(OwnRequest.OPENED);
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
      void ask(call.method, call.path, textOf(body)).then((answer) => {
        if (this.#call !== call) return;
        this.#answer = answer;
        this.#advance(OwnRequest.DONE);
        for (const type of [answer ? "load" : "error", "loadend"]) this.dispatchEvent(new ProgressEvent(type));
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
      return this.#call ? (this.#answer?.status ?? 0) : super.status;
    }

    get responseText() {
      return this.#call ? (this.#answer?.body ?? "") : super.responseText;
    }

    get response() {
      if (!this.#call) return super.response;
      const body = this.#answer?.body ?? "";
      if (this.responseType === "arraybuffer") return new TextEncoder().encode(body).buffer;
      if (this.responseType === "blob") return new Blob([body], { type: CONTENT_TYPE });
      return this.responseType === "json" ? JSON.parse(body || "null") : body;
    }

    /** @param {string} name */
    getResponseHeader(name) {
      if (!this.#call) return super.getResponseHeader(name);
      return this.#answer && name.toLowerCase() === "content-type" ? CONTENT_TYPE : null;
    }

    getAllResponseHeaders() {
      if (!this.#call) return super.getAllResponseHeaders();
      return this.#answer ? `content-type: ${CONTENT_TYPE}\r\n` : "";
    }
  };
})(window);
