// Shows the button only where a passkey can be used; without scripts the page stays as it is.
const button = document.querySelector("#passkey");
const problem = document.querySelector("#passkey-problem");
const remember = document.querySelector("input[name=remember]");

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path + location.search, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

async function logIn() {
  const { challenge, options } = await post("passkey/challenge", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  const isRemembered = remember?.checked ?? true;
  const { target } = await post("passkey", { challenge, credential: credential.toJSON(), isRemembered });
  location.assign(target);
}

button.addEventListener("click", () => {
  button.disabled = true;
  problem.hidden = true;
  logIn().catch((error) => {
    button.disabled = false;
    // Whoever closes the browser's own window knows.
    if (error.name === "NotAllowedError" || error.name === "AbortError") return;
    problem.querySelector("span").textContent = error.name === "Error" ? error.message : problem.dataset.text;
    problem.hidden = false;
  });
});

button.parentElement.hidden = window.PublicKeyCredential?.parseRequestOptionsFromJSON === undefined;
