/**
 * Shows the kept scheme, or the device's where the brand leaves it open, and the kept width of the side menu, before the
 * first paint.
 */
const KEPT_LOOK = `var m=document.querySelector("meta[name=theme-color]"),s;
try{s=d.dataset.fixed==null&&localStorage.getItem("livery.scheme")}catch(e){}
if(s!=="dark"&&s!=="light")s=d.dataset.scheme||(matchMedia("(prefers-color-scheme: light)").matches?"light":"dark");
d.dataset.scheme=s;
try{var p=localStorage.getItem("livery.sidePanel");if(p)d.dataset.sidePanel=p}catch(e){}
if(m)m.content=m.dataset[s];`;

/** Knows before the first paint that a member is signed in in this tab: what only guests are shown then stays hidden. */
const KEPT_MEMBER = `try{if(sessionStorage.getItem("token"))d.dataset.member=""}catch(e){}`;

/** Gives a script of ours that does not come, as after a new release, one reload, then shows the note that stands for it. */
const LOST_SCRIPT = `addEventListener("error",function(e){
var t=e.target,k="livery.reloadedAt",n=Date.now();
if(!t||t.type!=="module")return;
try{if(navigator.onLine&&n-(sessionStorage.getItem(k)||0)>6e4){sessionStorage.setItem(k,n);return location.reload()}}catch(e){}
delete d.dataset.waiting;d.dataset.failed=""},true);`;

/**
 * Answers presses from the first paint on. What has no script yet keeps a press until it has (src/platform/hydration/
 * presses.ts): buttons, and links that open a dialog in place of a page. What the browser does by itself it does: other
 * links, popovers, fields. Whatever then takes a moment shows that it is on its way.
 */
const PRESSES = `function plain(e){return !(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)}
function leads(a){return a.origin===location.origin&&!a.target&&!a.hasAttribute("download")&&!(a.hash&&a.pathname+a.search===location.pathname+location.search)}
function rest(){delete d.dataset.waiting}
window.keepPress=function(e){
var t=e.target.closest("a[href],button,[role=button],[role=tab]");
if(!t||!plain(e)||t.popoverTargetElement||t.tagName==="A"&&!t.dataset.opens)return false;
e.preventDefault();
document.querySelectorAll("[data-pressed]").forEach(function(o){o.removeAttribute("data-pressed")});
t.dataset.pressed="";
if(t.dataset.opens)d.dataset.waiting="dialog";
return true};
addEventListener("click",function(e){
if(!e.target.closest)return;
if(d.dataset.hydrated==null&&window.keepPress(e))return e.stopPropagation();
var a=e.target.closest("a[href]"),at=location.href;
if(!a||!plain(e)||!leads(a))return;
d.dataset.waiting="page";
setTimeout(function(){if(location.href===at&&e.defaultPrevented&&d.dataset.waiting==="page")rest()})},true);
addEventListener("pageshow",rest);`;

/** What runs in a document before its first paint. */
export const FIRST_SCRIPT = `(function(d){${[KEPT_LOOK, KEPT_MEMBER, LOST_SCRIPT, PRESSES].join('\n')}})(document.documentElement)`;
