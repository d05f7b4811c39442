/** How the dashboard stood when it was last looked at on this device: what waits for it has the same shape, so that nothing moves. */
import { recallList, rememberList } from '#platform/web/local-state.ts';

/** A part of the grid, and the heights of its cards. */
export interface StoredPart {
  readonly place: string;
  readonly heights: readonly number[];
}
export interface StoredShape {
  readonly shape?: string | undefined;
  readonly alone: boolean;
  readonly parts: readonly StoredPart[];
}

const NAME = 'dashboard';
/** A phone stands otherwise than a desk. */
const nameHere = () => `${NAME}.${Math.round(window.innerWidth / 100)}`;

export function recallShape(): StoredShape | null {
  const stored = recallList(nameHere()) as Partial<StoredShape> | undefined;
  return Array.isArray(stored?.parts) && stored.parts.length > 0 ? (stored as StoredShape) : null;
}

let measured: unknown;

/** @param grid whose children say by `data-place` what they are. @param answer that is drawn: the same one is measured once */
export function rememberShape(grid: HTMLElement, answer: unknown): void {
  if (answer === measured) return;
  measured = answer;
  const parts = [...grid.querySelectorAll<HTMLElement>(':scope > [data-place]')].map((part): StoredPart => {
    const cells = part.dataset['cells'] === undefined ? [part] : ([...part.children] as HTMLElement[]);
    return { place: part.dataset['place'] ?? '', heights: cells.map(({ offsetHeight }) => offsetHeight) };
  });
  rememberList(nameHere(), { shape: grid.dataset['shape'], alone: grid.dataset['alone'] !== undefined, parts });
}
