/** The state of the search box, and the choice of its first hit: hits of the server come in after the box has chosen one itself. */
import { createSpotlight } from '@mantine/spotlight';

export const [paletteStore, palette] = createSpotlight();

/** Marks the first hit as the one that Enter opens. */
export function chooseFirst(): void {
  const list = document.getElementById(paletteStore.getState().listId);
  list?.querySelectorAll('[data-selected]').forEach((chosen) => chosen.removeAttribute('data-selected'));
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  paletteStore.updateState((state) => ({ ...state, selected: 0 }));
}
