/** How the report looks. */
export const REPORT_STYLE = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #f4f5f7; color: #1b1f24; }
header { position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 24px; align-items: center;
  padding: 12px 24px; background: #fff; border-block-end: 1px solid #d5d9df; }
h1 { margin: 0; font-size: 18px; } h2 { display: inline; font-size: 16px; } h3 { margin: 16px 0 8px; font-size: 15px; }
small { font-weight: 400; color: #59636e; }
fieldset { display: flex; gap: 16px; border: 0; padding: 0; margin: 0; } legend { float: inline-start; margin-inline-end: 12px; }
section { margin: 24px; padding: 16px; background: #fff; border: 1px solid #d5d9df; border-radius: 8px; }
section[hidden] { display: none; }
.facts { display: inline-flex; gap: 8px; margin: 0 0 0 12px; padding: 0; list-style: none; }
.facts li { padding: 0 8px; border-radius: 99px; background: #e8ebef; font-size: 13px; }
.pair { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; } figcaption { font-size: 13px; color: #59636e; }
img { max-width: 100%; height: auto; outline: 1px solid #d5d9df; }
[data-mode=slide] .pair, [data-mode=blink] .pair { display: inline-grid; }
[data-mode=slide] .pair > *, [data-mode=blink] .pair > * { grid-area: 1 / 1; }
[data-mode=slide] .difference, [data-mode=blink] .difference { display: none; }
[data-mode=slide] .after { clip-path: inset(0 0 0 var(--at, 50%)); background: #fff; }
[data-mode=blink] .after { animation: blink 1s steps(1) infinite; background: #fff; }
@keyframes blink { 50% { visibility: hidden; } }
`;

/** What the report does: filter by component, change the way pictures show, follow the pointer with the slider. */
export const REPORT_SCRIPT = `
const main = document.querySelector('main');
document.querySelector('#component').addEventListener('change', ({ target }) => {
  for (const section of document.querySelectorAll('section[data-component]'))
    section.hidden = target.value !== '' && section.dataset.component !== target.value;
});
document.querySelector('#mode').addEventListener('change', ({ target }) => { main.dataset.mode = target.value; });
main.addEventListener('pointermove', (move) => {
  const pair = move.target.closest('.pair');
  if (!pair) return;
  const box = pair.getBoundingClientRect();
  pair.style.setProperty('--at', (100 * (move.clientX - box.left)) / box.width + '%');
});
`;
