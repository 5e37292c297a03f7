type RouteScript = { id: string; module: string };

export type ScriptStart = {
  /** All files that the page's scripts are made of: asked for together, so that none waits to be named by another. */
  files: readonly string[];
  routes: readonly RouteScript[];
  entry: string;
};

/** Told by the page once React answers to clicks. */
export const ALIVE_EVENT = "alive";

/**
 * Milliseconds that scripts wait for the page's pictures at the most: one that never comes must not keep the page from
 * coming alive.
 */
const LONGEST_WAIT_MS = 5_000;

/**
 * The script of a page that starts all others (decision 0057): once what is seen first has loaded and been painted, or
 * at once when somebody touches the page or a browser's palette keeps it hidden. A button that is pressed before its
 * script is there is pressed again then; links and forms need none. A start that fails is tried again at the next touch.
 * The browser says but once that the portal can be installed, so that is noted here as well.
 */
export function scriptStart({ files, routes, entry }: ScriptStart): string {
  const ids = routes.map(({ id }) => id);
  const modules = routes.map(({ module }) => module);
  return `((files,ids,modules,entry)=>{let begun,alive,pressed;
const all=(files)=>Promise.all(files.map((file)=>import(file)));
const begin=()=>{if(!begun){begun=1;
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:entry}));
Promise.all([all(modules),all(files)]).then(([found])=>{
window.__remixRouteModules=Object.fromEntries(ids.map((id,index)=>[id,found[index]]));return import(entry)
}).catch(()=>{begun=0})}};
const press=({target,isTrusted})=>{if(!alive&&isTrusted){pressed=target.closest("button[type=button]")||pressed}};
const hear=(type,then)=>addEventListener(type,then,{capture:true,passive:true});
hear("pointerdown",begin);hear("keydown",begin);hear("click",press);
addEventListener("beforeinstallprompt",(event)=>{event.preventDefault();window.installPrompt=event});
hear("${ALIVE_EVENT}",()=>{alive=1;if(pressed&&pressed.isConnected)pressed.click()});
if(document.documentElement.dataset.palette)begin();
hear("load",()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:500}));
setTimeout(begin,${String(LONGEST_WAIT_MS)})})(${[files, ids, modules, entry].map((part) => JSON.stringify(part)).join()})`;
}
