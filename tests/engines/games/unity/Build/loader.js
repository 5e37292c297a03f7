/** Loads as the loader of a Unity build does: the data by fetch, the framework as a script, the code while it comes. */
window.createUnityInstance = (canvas, config, onProgress) => {
  const load = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} returned ${response.status}`);
    const total = Number(response.headers.get("Content-Length"));
    const chunks = [];
    let received = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      received += value.length;
      onProgress(Math.min(0.9, received / (total || received * 2)));
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  };
  const addScript = (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`Unable to load file ${address}`));
      document.body.appendChild(script);
    });
  const begin = async () => {
    const [data] = await Promise.all([load(config.dataUrl), addScript(config.frameworkUrl)]);
    const { instance } = await WebAssembly.instantiateStreaming(fetch(config.codeUrl), {});
    await window.unityFramework({ canvas, data, code: instance.exports });
    onProgress(1);
  };
  return begin();
};
