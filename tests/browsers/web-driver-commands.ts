/** Names a reference to an element (W3C WebDriver, 12.1). */
export const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";

/** Commands of W3C WebDriver that drive these tests: their names in Marionette, and their places over HTTP. */
export const COMMANDS = {
  navigate: { marionette: "WebDriver:Navigate", http: "POST /url" },
  refresh: { marionette: "WebDriver:Refresh", http: "POST /refresh" },
  findElement: { marionette: "WebDriver:FindElement", http: "POST /element" },
  clickElement: { marionette: "WebDriver:ElementClick", http: "POST /element/{id}/click" },
  switchToFrame: { marionette: "WebDriver:SwitchToFrame", http: "POST /frame" },
  switchToParent: { marionette: "WebDriver:SwitchToParentFrame", http: "POST /frame/parent" },
  run: { marionette: "WebDriver:ExecuteAsyncScript", http: "POST /execute/async" },
  act: { marionette: "WebDriver:PerformActions", http: "POST /actions" },
  release: { marionette: "WebDriver:ReleaseActions", http: "DELETE /actions" },
  picture: { marionette: "WebDriver:TakeScreenshot", http: "GET /screenshot" },
  pictureOfElement: { marionette: "WebDriver:TakeScreenshot", http: "GET /element/{id}/screenshot" },
  windows: { marionette: "WebDriver:GetWindowHandles", http: "GET /window/handles" },
  dialogText: { marionette: "WebDriver:GetAlertText", http: "GET /alert/text" },
  dismissDialog: { marionette: "WebDriver:DismissAlert", http: "POST /alert/dismiss" },
  limitTimes: { marionette: "WebDriver:SetTimeouts", http: "POST /timeouts" },
} as const;

export type CommandName = keyof typeof COMMANDS;

export type Parameters = Readonly<Record<string, unknown>>;

/** A session with a browser. `send` rejects with a WebDriverError. */
export type WebDriver = {
  name: string;
  version: string;
  send: (command: CommandName, parameters?: Parameters) => Promise<unknown>;
  /** Ends the session and all that was started for it. */
  end: () => Promise<void>;
};

export class WebDriverError extends Error {
  /** As WebDriver names it: "no such element", "no such alert" and others. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
