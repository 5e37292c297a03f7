type RouteScript = { id: string; module: string };

export type ScriptLoaderInput = {
  /** All script files, loaded in parallel to avoid import waterfalls. */
  files: readonly string[];
  routes: readonly RouteScript[];
  entry: string;
};

export const HYDRATED_EVENT = "alive";

/** Timeout for images that never load. */
const MAX_WAIT_MS = 5_000;

/** Inline loader (docs/decisions/0057-scripts-after-the-paint.md); `beforeinstallprompt` fires only once. */
export function scriptLoader({ files, routes, entry }: ScriptLoaderInput): string {
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
hear("${HYDRATED_EVENT}",()=>{alive=1;if(pressed&&pressed.isConnected)pressed.click()});
if(document.documentElement.dataset.palette)begin();
hear("load",()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:500}));
setTimeout(begin,${String(MAX_WAIT_MS)})})(${[files, ids, modules, entry].map((part) => JSON.stringify(part)).join()})`;
}
