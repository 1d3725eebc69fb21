import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

/** Local-storage key of the visitor's choice; the document's first script may put its value on `<html data-side-panel>`. */
export const SIDE_PANEL_KEY = 'livery.sidePanel';

type PanelState = 'expanded' | 'collapsed';

/** Width from which the panel is expanded until the visitor says otherwise; the style sheet knows the same. */
const ROOMY = '(min-width: 1440px)';

function isPanelState(value: unknown): value is PanelState {
  return value === 'expanded' || value === 'collapsed';
}

/** Shows the panel as the visitor left it. It sets one attribute: no component renders. */
export function restorePanelState(): void {
  const kept = readLocal(SIDE_PANEL_KEY);
  if (isPanelState(kept)) document.documentElement.dataset.sidePanel = kept;
}

/** Collapses the panel to icons or expands it, and keeps the choice. */
export function togglePanelState(): void {
  const root = document.documentElement;
  const shown = isPanelState(root.dataset.sidePanel)
    ? root.dataset.sidePanel
    : window.matchMedia(ROOMY).matches
      ? 'expanded'
      : 'collapsed';
  const next: PanelState = shown === 'expanded' ? 'collapsed' : 'expanded';
  root.dataset.sidePanel = next;
  writeLocal(SIDE_PANEL_KEY, next);
}
